/// Where the package keeps the parts of a feature.
enum PackageLayout {
    /// The module that puts the features together.
    static let container = "AppContainer"
    /// The list of all plug-ins.
    static let pluginList = "\(container)/Plugins/Plugins+All.swift"

    /// The file that says what a feature is in the app.
    static func plugin(of feature: String) -> String {
        "\(container)/Plugins/\(feature)Plugin.swift"
    }

    /// The module of a feature.
    static func module(of feature: String) -> String { "Modules/Features/\(feature)" }

    /// The module with the tests of a feature.
    static func tests(of feature: String) -> String { "Tests/\(feature)Tests" }

    /// The module that compiles a file of a feature, of its tests or of the container.
    static func module(containing path: String) -> String {
        if path.hasPrefix("\(container)/") { return container }
        return path.split(separator: "/").prefix(path.hasPrefix("Modules/") ? 3 : 2)
            .joined(separator: "/")
    }

    /// What a feature and its tests import, and what the container declares beside them.
    static let seenByFeatures = [container, "Modules/Foundations", "Modules/Routing"]
}
