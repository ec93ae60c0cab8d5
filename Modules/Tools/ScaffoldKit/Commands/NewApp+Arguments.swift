package import CommandLineKit
package import Foundation

extension NewApp {
    /// Reads the command, and the folder of the app.
    /// - Parameters:
    ///   - arguments: The arguments of the program.
    ///   - root: The folder in which it runs. In a clone of the router's package, that is the default
    ///     dependency.
    /// - Throws: ``CommandError`` if a name is missing or invalid.
    package static func read(
        _ arguments: Arguments, in root: URL
    ) throws(CommandError) -> (app: NewApp, folder: URL) {
        try arguments.checkNoOperands(of: "new-app", after: 2)
        let words = Array(arguments.words.dropFirst())
        guard words.count == 2 else {
            let missing = words.isEmpty ? "name of the app" : "folder of the app"
            throw .usage(
                "the \(missing) is missing: swift run scaffold new-app NAME [--features A,B] FOLDER"
            )
        }
        let names = arguments["--features"] ?? "Home,Profile"
        var features: [ModuleName] = []
        for name in names.split(separator: ",", omittingEmptySubsequences: false) {
            features.append(try ModuleName(String(name)))
        }
        let app = try NewApp(
            ModuleName(words[0]), features: features,
            dependency: dependency(arguments, in: root), isBeside: arguments.has("--into"))
        return (app, URL(filePath: words[1]))
    }

    private static func dependency(
        _ arguments: Arguments, in root: URL
    ) throws(CommandError) -> Dependency {
        let folder = arguments["--path-dependency"].map { URL(filePath: $0) }
        if let version = arguments["--version"] {
            guard folder == nil else {
                throw .usage("'--version' and '--path-dependency' exclude each other; remove one")
            }
            guard version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil else {
                throw .usage("'\(version)' isn't a version, such as 1.0.0")
            }
            return .version(version)
        }
        if let folder {
            guard isRouter(folder) else {
                throw .refused("\(folder.path) isn't a package with the router and its tools")
            }
            return .folder(folder)
        }
        return isRouter(root) ? .folder(root) : .version("1.0.0")
    }

    private static func isRouter(_ folder: URL) -> Bool {
        let manifest = try? SourceTree(folder).text("Package.swift")
        return manifest?.contains("\"ScaffoldKit\"") == true
    }
}
