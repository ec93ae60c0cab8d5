import CommandLineKit

/// The names that an app can't use, because the package with the router has them.
enum MachineryNames {
    /// The modules of the package RoutingApp.
    static let modules = [
        "BoundaryBuildPlugin", "BoundaryKit", "BoundaryPlugin", "CommandLineKit", "DesignKit",
        "DesignKitHTML", "DesignKitSwiftUI", "DesignKitUIKit", "RouteContract",
        "RouteMatching", "RoutingEngine", "RoutingJourneys", "RoutingKit", "RoutingRules",
        "RoutingSwiftUI", "RoutingTesting", "RoutingUIKit", "ScaffoldKit", "ScaffoldPlugin",
        "SiteAssociation", "StageKit", "TerminalKit", "boundary", "scaffold",
    ]

    /// The first words of types of that package which end like those of a feature, such as
    /// `ContentScreen`.
    static let prefixes = [
        "Absent", "App", "Avatar", "Bare", "Confirmation", "Content", "Drawn", "Inline",
        "LoadState", "Nested", "Route", "Screen", "Shown", "Stage", "StandIn", "ViewController",
    ]

    /// - Throws: ``CommandError`` if a module of the package has the name, or a type of it would have the
    ///   name of a screen or a Navigator of such a feature.
    static func check(_ name: String) throws(CommandError) {
        if modules.contains(where: { $0.lowercased() == name.lowercased() }) {
            throw .refused("'\(name)' is a module of the router's package; choose another name")
        }
        if prefixes.contains(name) {
            throw .refused(
                "'\(name)' begins the name of a type of the router's package; choose another name")
        }
    }
}
