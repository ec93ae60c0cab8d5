import RoutingEngine

/// A navigation state in a trace: its screens by their redacted URLs.
struct StateOutline: Codable, Hashable, Sendable {
    /// A stack that is presented over the tabs.
    struct Modal: Codable, Hashable, Sendable {
        let urls: [String]
        let isFullScreen: Bool
    }

    /// The screens of each tab, from its root to the top.
    let tabs: [[String]]
    /// The position of the tab in front.
    let selected: Int
    /// The stacks presented over the tabs.
    let modals: [Modal]

    /// Reads a state.
    /// - Throws: `DecodingError` if the selected tab doesn't exist.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        tabs = try container.decode([[String]].self, forKey: .tabs)
        selected = try container.decode(Int.self, forKey: .selected)
        modals = try container.decode([Modal].self, forKey: .modals)
        guard tabs.indices.contains(selected) || tabs.isEmpty && selected == 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: .selected, in: container, debugDescription: "there is no such tab")
        }
    }

    /// Describes a state.
    /// - Parameter redactor: Masks what is private in the URLs.
    @MainActor
    init(_ state: NavigationState, by redactor: Redactor) {
        func urls(_ stack: NavigationState.Stack) -> [String] {
            stack.entries.map { entry in
                // The identity of a screen without a URL differs in each run.
                entry.hasURL
                    ? redactor.url(of: entry) : String(entry.url.prefix { $0 != "#" })
            }
        }
        tabs = state.tabs.map(urls)
        selected = state.selectedTab
        modals = state.modals.map { Modal(urls: urls($0), isFullScreen: $0.isFullScreen) }
    }

    /// A state whose screens have these URLs.
    var state: NavigationState {
        func stack(_ urls: [String], isFullScreen: Bool = false) -> NavigationState.Stack {
            .init(urls.map { .init(url: $0) }, isFullScreen: isFullScreen)
        }
        return NavigationState(
            stacks: tabs.map { stack($0) }, selected: selected,
            modals: modals.map { stack($0.urls, isFullScreen: $0.isFullScreen) })
    }

    /// Every URL, from the first tab to the last modal.
    var urls: [String] { tabs.flatMap(\.self) + modals.flatMap(\.urls) }
}

extension StateOutline: CustomStringConvertible {
    /// One line: `/moments | [/shop > /product/42] » /login`. The tab in front is in brackets. The
    /// middle of a long stack is left out.
    var description: String { text { $0.shortened } }

    /// The line with each screen.
    var fullDescription: String { text { $0 } }

    private func text(_ shown: ([String]) -> [String]) -> String {
        let stacks = tabs.enumerated().map { index, urls in
            let path = shown(urls).joined(separator: " > ")
            return index == selected ? "[\(path)]" : path
        }
        let over = modals.map { " » " + shown($0.urls).joined(separator: " > ") }.joined()
        return stacks.joined(separator: " | ") + over
    }
}

extension [String] {
    /// The root and the last screens of a stack.
    fileprivate var shortened: [String] {
        count > 8 ? prefix(1) + ["… \(count - 4) more"] + suffix(3) : self
    }
}
