import CommandLineKit
import Foundation

/// Adds a screen to a feature, with its Navigator, its route and its test.
struct NewScreen {
    private let feature: ModuleName
    private let screen: ModuleName
    private let app: AppLayout

    /// - Parameter name: The names of the feature and of the screen, such as `Events/Seller`.
    /// - Throws: ``CommandError`` if the name isn't such a name, or there is no such feature.
    init(_ name: String, in app: AppLayout) throws(CommandError) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw .usage("'\(name)' isn't FEATURE/NAME, such as Events/Seller")
        }
        feature = try ModuleName(
            app.feature(parts[0], otherwise: "add it with: scaffold new-feature \(parts[0])"))
        screen = try ModuleName(parts[1], isScreen: true)
        self.app = app
    }

    /// Plans the changes without making them.
    /// - Throws: ``CommandError`` if the name or its path is taken, or the plug-in has no place for
    ///   its route.
    func plan(in tree: SourceTree) throws(CommandError) -> ScaffoldPlan {
        let files = ScreenFiles(screen: screen, feature: feature, app: app)
        let plugin = app.plugin(of: feature.text)
        try app.checkPath("/\(feature.segment)/\(screen.segment)", in: tree)
        var changes = ChangeSet()
        for (path, text) in files.texts { changes.add(text, at: path) }
        try changes.edit(plugin, in: tree) { text throws(CommandError) in
            try registering(files, in: text, of: plugin)
        }
        return ScaffoldPlan(
            changes: changes,
            nextSteps: [
                "Links from outside are refused; 'access: .external' in \(plugin) allows them."
            ] + (try app.nextSteps(opening: files.url, in: tree)))
    }

    /// Adds the registration of the route at the end of the plug-in's method.
    private func registering(
        _ files: ScreenFiles, in text: String, of plugin: String
    ) throws(CommandError) -> String {
        var lines = text.components(separatedBy: "\n")
        if let start = lines.firstIndex(where: { $0.contains("func register(in app:") }),
            lines[start].hasSuffix("{")
        {
            let indentation = String(lines[start].prefix { $0 == " " })
            if let end = lines[start...].firstIndex(of: indentation + "}") {
                lines.insert("\(indentation)    \(files.registration)", at: end)
                return lines.joined(separator: "\n")
            }
        }
        throw .refused(
            "\(plugin) has no method 'func register(in app: PluginContext) {'; add to it: "
                + files.registration)
    }
}
