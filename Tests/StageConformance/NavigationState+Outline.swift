import RoutingKit
package import StageKit

/// A navigation state as one line of text: stacks from root to top, separated by `|`. A `*` marks
/// the selected tab, a `+` a modal, a `#` a modal in full screen, a `!` a stack without navigation:
/// `*/home /a | /shop | +/pick`.
extension NavigationState {
    package init(outline: String) {
        var tabs: [Stack] = []
        var modals: [Stack] = []
        var selected = 0
        for text in outline.split(separator: "|") {
            let urls = text.split(separator: " ").map { $0.drop { "*+#!".contains($0) } }
            let stack = Stack(
                urls.map { Entry(url: String($0)) }, isFullScreen: text.contains("#"),
                isPlain: text.contains("!"))
            if text.contains("+") || text.contains("#") {
                modals.append(stack)
            } else {
                if text.contains("*") { selected = tabs.count }
                tabs.append(stack)
            }
        }
        self.init(stacks: tabs, selected: selected, modals: modals)
    }

    package var outline: String {
        let tabs = tabs.enumerated().map { ($0 == selectedTab ? "*" : "") + $1.outline }
        let modals = modals.map { ($0.isFullScreen ? "#" : "+") + $0.outline }
        return (tabs + modals).joined(separator: " | ")
    }

    /// The last screen of a URL.
    package func id(of url: String?) -> Entry.ID? { entries.last { $0.url == url }?.id }
}

extension NavigationState.Stack {
    fileprivate var outline: String {
        (isPlain ? "!" : "") + entries.map(\.url).joined(separator: " ")
    }
}
