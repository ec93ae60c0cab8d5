/// What the rules in .boundaries.json can't say.
enum House {
    /// The importers that the compiler lets into a feature.
    static func importers(of feature: String) -> [String] {
        ["\(feature)Plugin", "\(feature)Tests"]
    }

    /// What the top of the repository may contain, besides dotfiles and what SwiftPM resolves.
    static let entries: Set = [
        "Package.swift", "Modules", "AppContainer", "Tests", "docs", "README.md",
        "README.zh-Hans.md", "LICENSE", "Package.resolved",
    ]
}
