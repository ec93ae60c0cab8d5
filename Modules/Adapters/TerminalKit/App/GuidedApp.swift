/// An app that plays by itself. A panel says what it shows, and all keys are its own.
@MainActor
package protocol GuidedApp: TerminalApp {
    /// What the panel says now.
    var guide: Guide { get }

    /// Handles a key, and returns when its work has ended.
    /// - Returns: `false` if the user quits.
    func press(_ key: Key) async -> Bool
}

/// The panel below an app that plays by itself.
package struct Guide: Equatable, Sendable {
    /// Where the app is, in the edge of the panel.
    let title: String
    /// What the app shows.
    let sentence: String
    /// What has happened, as far as there is room.
    let lines: [String]
    /// Names with values, always visible.
    let facts: [String]
    /// The keys that do something now.
    let keys: [KeyHint]

    /// Describes a panel.
    package init(
        title: String, sentence: String, lines: [String], facts: [String], keys: [KeyHint]
    ) {
        self.title = title
        self.sentence = sentence
        self.lines = lines
        self.facts = facts
        self.keys = keys
    }
}
