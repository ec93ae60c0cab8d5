@testable import RoutingKit

/// A navigation state as one line of text: stacks from root to top, separated by `|`. A `*` marks
/// the selected tab, a `+` a modal, a `#` a modal in full screen: `*/home /a | /shop | +/pick`.
extension NavigationState {
    init(outline: String) {
        self.init()
        for text in outline.split(separator: "|") {
            let urls = text.split(separator: " ").map { $0.drop { "*+#".contains($0) } }
            let entries = urls.map { Entry(url: String($0)) }
            if text.contains("+") || text.contains("#") {
                modals.append(Stack(entries, isFullScreen: text.contains("#")))
            } else {
                if text.contains("*") { selectedTab = tabs.count }
                tabs.append(Stack(entries))
            }
        }
    }

    var outline: String {
        let tabs = tabs.enumerated().map { ($0 == selectedTab ? "*" : "") + $1.outline }
        let modals = modals.map { ($0.isFullScreen ? "#" : "+") + $0.outline }
        return (tabs + modals).joined(separator: " | ")
    }

    /// The last screen of a URL.
    func id(of url: String?) -> Entry.ID? { entries.last { $0.url == url }?.id }
}

extension NavigationState.Stack {
    fileprivate var outline: String { entries.map(\.url).joined(separator: " ") }
}
