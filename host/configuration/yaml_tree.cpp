#include "configuration/yaml_tree.hpp"

#include <sstream>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "report/failure.hpp"
#include "report/message.hpp"

namespace gamehost {
namespace {

// yaml-cpp counts from 0, and says -1 where it does not know.
std::uint64_t from_one(int position) {
    return position < 0 ? 1 : static_cast<std::uint64_t>(position) + 1;
}

class TreeBuilder : public YAML::EventHandler {
public:
    TreeBuilder(std::deque<YamlNode>& nodes, const std::string& file) : nodes_(nodes), file_(file) {}

    void OnDocumentStart(const YAML::Mark& mark) override {
        if (started_)
            fail(mark,
                 "a second document begins here (---), expected one for the whole configuration; remove one of them");
        started_ = true;
    }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        YamlNode& node = add(YamlNode::Kind::null, mark, anchor);
        if (open_.empty()) return;
        const YamlNode& parent = *open_.back();
        const std::size_t children = parent.children.size();                  // with this one
        if (parent.kind == YamlNode::Kind::map && children % 2 != 0) return;  // a key stands where it says
        const YamlNode& placed = parent.kind == YamlNode::Kind::map ? *parent.children[children - 2] : parent;
        node.line = placed.line;
        node.column = placed.column;
    }
    void OnAlias(const YAML::Mark&, YAML::anchor_t anchor) override { attach(*anchors_.at(anchor)); }
    void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                  const std::string& value) override {
        // Such a text would be cut short wherever the system is given it.
        if (value.find('\0') != std::string::npos) fail(mark, "found a NUL byte (\\0), expected text without one");
        add(YamlNode::Kind::scalar, mark, anchor).text = value;
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override {
        open_.push_back(&add(YamlNode::Kind::list, mark, anchor));
    }
    void OnSequenceEnd() override { open_.pop_back(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override {
        open_.push_back(&add(YamlNode::Kind::map, mark, anchor));
    }
    void OnMapEnd() override { open_.pop_back(); }

    [[noreturn]] void fail(const YAML::Mark& mark, const std::string& text) const {
        throw Failure(Status::bad_configuration, {file_, from_one(mark.line), from_one(mark.column)}, text);
    }

private:
    YamlNode& add(YamlNode::Kind kind, const YAML::Mark& mark, YAML::anchor_t anchor) {
        YamlNode& node = nodes_.emplace_back();
        node.kind = kind;
        node.line = from_one(mark.line);
        node.column = from_one(mark.column);
        if (anchor != YAML::NullAnchor) {  // numbered from 1
            if (anchors_.size() <= anchor) anchors_.resize(anchor + 1);
            anchors_[anchor] = &node;
        }
        attach(node);
        return node;
    }

    void attach(const YamlNode& node) {
        if (!open_.empty()) open_.back()->children.push_back(&node);
    }

    std::deque<YamlNode>& nodes_;
    const std::string& file_;
    std::vector<YamlNode*> open_;  // lists and maps around what comes next
    std::vector<const YamlNode*> anchors_;
    bool started_ = false;
};

}  // namespace

YamlTree::YamlTree(const std::string& text, const std::string& file) {
    TreeBuilder builder(nodes_, file);
    try {
        std::istringstream stream(text);
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(builder)) {
        }
    } catch (const YAML::Exception& exception) {
        builder.fail(exception.mark,
                     message("this is not valid YAML ({}); indent with blanks alone, and put a text in quotes that "
                             "has any of : {{ }} [ ] , # & * ! | > ' \" % @ ` in it",
                             exception.msg));
    }
    if (nodes_.empty()) nodes_.emplace_back();
    root_ = &nodes_.front();
}

}  // namespace gamehost
