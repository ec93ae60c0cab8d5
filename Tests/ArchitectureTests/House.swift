/// The rules of docs/architecture.md as values.
enum House {
    /// Which foundations each foundation may use.
    static let foundations: [String: Set<String>] = [
        "RoutingKit": [],
        "DesignKit": ["RoutingKit"],
        "StorageKit": [],
        "ToggleKit": ["StorageKit"],
    ]

    /// The upcoming features of the language that every target has on.
    static let upcomingFeatures = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    ]

    /// The importers that the compiler lets into a feature.
    static func importers(of feature: String) -> [String] {
        ["AppContainer", "AppContainerTests", "\(feature)Tests"]
    }

    /// The settings of a target, in the manifest's words.
    static func settings(of target: String) -> Set<String> {
        var settings = Set(upcomingFeatures.map { "enableUpcomingFeature \($0)" })
        settings.insert("treatAllWarnings error")
        if Repository.features.contains(target) {
            let flags = importers(of: target).flatMap {
                ["-Xfrontend", "-allowable-client", "-Xfrontend", $0]
            }
            settings.insert("unsafeFlags " + flags.joined(separator: " "))
        }
        return settings
    }

    /// What may stand at the top of the repository, beside dotfiles and what SwiftPM resolves.
    static let entries: Set = [
        "Package.swift", "Modules", "AppContainer", "Tests", "docs", "README.md", "LICENSE",
        "Package.resolved",
    ]
}
