public import RoutingKit
public import struct Foundation.UUID

/// Where the user is: tabs, their stacks, and what is presented over them.
///
/// It is a value: every transition is a function that changes it, and an adapter draws it.
public struct NavigationState: Hashable, Codable, Sendable {
    /// One screen, named by its URL.
    public struct Entry: Hashable, Codable, Identifiable, Sendable {
        /// The identity of the screen, which differs for two screens of one URL.
        public let id: UUID
        /// The canonical URL of the screen, for instance `/product/42`. For a screen that was shown
        /// without a URL, its type and identity, for instance `screen:LoginScreen#…`.
        public let url: String
        /// The trust of the request that showed the screen. A restored screen keeps it.
        public var trust: RouteTrust { lowered ?? .full }

        /// `nil` if it is full, so that a saved state holds only what is not.
        private let lowered: RouteTrust?

        private enum CodingKeys: String, CodingKey {
            case id, url
            case lowered = "trust"
        }

        public init(id: UUID = UUID(), url: String, trust: RouteTrust = .full) {
            self.id = id
            self.url = url
            lowered = trust == .full ? nil : trust
        }

        /// Describes a screen that was shown without a URL, or a view controller that shows one.
        package init(withoutURL screen: any RoutingSource) {
            let id = UUID()
            self.init(id: id, url: "screen:\(type(of: screen))#\(id)")
        }

        /// Whether the screen can be made again from its URL.
        package var hasURL: Bool { !url.hasPrefix("screen:") }
    }

    /// Screens on top of one another; the last one is visible.
    public struct Stack: Hashable, Codable, Sendable {
        /// The screens from the root to the top.
        public package(set) var entries: [Entry]
        /// Whether the stack covers the whole window; has no effect for a tab.
        public package(set) var isFullScreen: Bool
        /// Whether the stack is a single screen without navigation, so that nothing can be pushed
        /// onto it and what is shown from it is presented.
        public package(set) var isBare: Bool {
            get { bare ?? false }
            set { bare = newValue ? true : nil }
        }

        /// `nil` rather than `false`, so that a saved state holds only what is bare.
        private var bare: Bool?

        private enum CodingKeys: String, CodingKey {
            case entries, isFullScreen
            case bare = "isPlain"
        }

        package init(_ entries: [Entry], isFullScreen: Bool = false, isBare: Bool = false) {
            self.entries = entries
            self.isFullScreen = isFullScreen
            self.isBare = isBare
        }
    }

    /// The stacks of the tabs, from left to right.
    public package(set) var tabs: [Stack]

    /// The index of the tab in front, from zero.
    public package(set) var selectedTab: Int

    /// The stacks presented over the tabs; the last one is in front.
    public package(set) var modals: [Stack]

    /// The first tab is in front.
    public init(tabs roots: [Entry] = []) {
        self.init(stacks: roots.map { Stack([$0]) })
    }

    /// The stacks are tabs, or the columns of a split, from left to right.
    package init(stacks: [Stack], selected: Int = 0, modals: [Stack] = []) {
        tabs = stacks
        selectedTab = selected
        self.modals = modals
    }
}

extension NavigationState {
    /// All screens: those of the tabs from left to right, and those of what is presented.
    public var entries: [Entry] {
        (tabs + modals).flatMap(\.entries)
    }

    /// The screens from the root of the selected tab to the visible one.
    public var path: [Entry] {
        selectedEntries + modals.flatMap(\.entries)
    }

    /// The screens of the selected tab.
    var selectedEntries: [Entry] {
        tabs.indices.contains(selectedTab) ? tabs[selectedTab].entries : []
    }

    /// The number of screens in ``path``.
    package var depth: Int {
        modals.reduce(selectedEntries.count) { $0 + $1.entries.count }
    }

    /// The visible screen: last modal, selected tab, top of stack.
    public var top: Entry? {
        // A modal without screens covers nothing.
        if let entry = modals.last(where: { !$0.entries.isEmpty })?.entries.last { return entry }
        return selectedEntries.last
    }
}

extension NavigationState {
    /// Reads a saved state. It may be old or forged, so a state that no transition makes is an
    /// error: a stack without screens, a screen on a stack without navigation, a screen that occurs
    /// twice, a selected tab that doesn't exist.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        tabs = try container.decode([Stack].self, forKey: .tabs)
        selectedTab = try container.decode(Int.self, forKey: .selectedTab)
        modals = try container.decode([Stack].self, forKey: .modals)
        let isEmpty = tabs.isEmpty && modals.isEmpty && selectedTab == 0
        guard isEmpty || tabs.indices.contains(selectedTab),
            !(tabs + modals).contains(where: { $0.entries.isEmpty || $0.holdsSurplus }),
            Set(entries.map(\.id)).count == entries.count
        else {
            throw DecodingError.document("no navigation makes this state", in: decoder.codingPath)
        }
    }
}
