import CommandLineKit
import Foundation

/// Makes the package of a new app: the app Acme in the folder `Template`, with other names.
///
/// Acme is a package that compiles, and its tests are those that a new app gets.
struct NewApp {
    private let name: ModuleName
    private let features: [ModuleName]
    private let folder: URL
    private let isBeside: Bool
    /// The folder of the router's package; `nil` for the published one.
    private let router: URL?
    private let version: String

    /// Reads the command.
    /// - Parameters:
    ///   - arguments: The arguments of the program.
    ///   - tree: The package in which it runs. In a clone of the router's package, the app depends
    ///     on it.
    /// - Throws: ``CommandError`` if a name or an option is invalid.
    init(_ arguments: Arguments, in tree: SourceTree) throws(CommandError) {
        name = try ModuleName(arguments.words[1])
        folder = URL(filePath: arguments.words[2]).standardizedFileURL
        isBeside = arguments.has("--into")
        let names = (arguments["--features"] ?? "Home,Profile").split(separator: ",")
        features = try names.map { name throws(CommandError) in
            try ModuleName(name.trimmingCharacters(in: .whitespaces))
        }
        version = arguments["--version"] ?? "1.0.0"
        guard version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil else {
            throw .usage("'\(version)' isn't a version, such as 1.0.0")
        }
        let path = arguments["--path-dependency"]
        if path != nil, arguments.has("--version") {
            throw .usage("'--version' and '--path-dependency' exclude each other; remove one")
        }
        let router = path.map { SourceTree(URL(filePath: $0)) } ?? tree
        let manifest = (try? router.text(NameList.manifestPath)) ?? ""
        let isRouter = manifest.contains("\"ScaffoldKit\"")
        if path != nil, !isRouter {
            throw .refused("\(router.root.path) isn't a package with the router and its tools")
        }
        self.router = isRouter && !arguments.has("--version") ? router.root : nil
        try checkNames(of: self.router == nil ? "" : manifest)
    }

    /// - Parameter manifest: The manifest of the router's package, whose modules are in the same
    ///   build.
    private func checkNames(of manifest: String) throws(CommandError) {
        guard features.count > 1 else {
            throw .usage("name two features or more, because a link leads from one to another")
        }
        let app = ["", "App", "AppTests"].map { name.text + $0 }
        let modules = app + features.flatMap { [$0.text, "\($0.text)Plugin", "\($0.text)Tests"] }
        var seen: Set<String> = []
        for module in modules {
            guard seen.insert(module.lowercased()).inserted else {
                throw .usage("two modules would be named '\(module)'; choose other names")
            }
            if manifest.contains("\"\(module)\"") {
                throw .usage("'\(module)' is a module of the router's package; choose another name")
            }
        }
    }

    /// Writes the package into its folder.
    /// - Parameter print: Receives what is done.
    /// - Returns: What the user does next, in lines.
    /// - Throws: ``CommandError`` if the folder has files, or a file can't be written. Nothing is
    ///   changed then.
    func perform(print: (String) -> Void) throws(CommandError) -> [String] {
        if isBeside, folder.type != .typeDirectory {
            throw .refused("there is no folder \(folder.path); name the folder of your app")
        }
        let target = SourceTree(isBeside ? folder.appending(path: name.text) : folder)
        let temporary = try TemporaryFolder()
        let changes = try draft(in: SourceTree(temporary.url))
        let isNew = target.root.type == nil
        do {
            try FileManager.default.createDirectory(
                at: target.root, withIntermediateDirectories: true)
        } catch {
            throw .output("\(target.root.path) can't be written: \(error.fileReason)")
        }
        let lock = try FolderLock(target.root)
        defer { withExtendedLifetime(lock) {} }
        do throws(CommandError) {
            guard try target.files().isEmpty else {
                throw .refused("\(target.root.path) isn't an empty folder; choose another one")
            }
            try changes.apply(in: target)
        } catch {
            // Another command may have made the folder, or be about to use it.
            if isNew { rmdir(target.root.path) }
            throw error
        }
        print("wrote    \(target.root.path) (\(changes.written.count) files)")
        return nextSteps(in: target.root)
    }

    /// Writes the files into a temporary folder, where the lists of features are found, and reads
    /// them.
    private func draft(in tree: SourceTree) throws(CommandError) -> ChangeSet {
        guard let folder = Bundle.module.url(forResource: "Template", withExtension: nil) else {
            throw .data("the program lacks its template; build it again")
        }
        let template = SourceTree(folder)
        var files = ChangeSet()
        for path in try template.files() where path != "Package.resolved" {
            let text = renamed(try template.text(path)).replacing(
                #".package(name: "RoutingApp", path: "../../../..")"#, with: dependency)
            files.add(text, at: renamed(path))
        }
        try files.apply(in: tree)
        let app = try AppLayout(of: tree)
        var additions = ChangeSet()
        let others = features.dropFirst(2).map { NewFeature(name: $0, app: app) }
        try NewFeature.add(others, of: app, to: &additions, in: tree)
        try additions.apply(in: tree)
        var result = ChangeSet()
        for path in try tree.files() where !(isBeside && path.hasPrefix(".github/")) {
            result.add(try tree.text(path), at: path)
        }
        return try Formatter.formatted(result, in: tree)
    }

    private func renamed(_ text: String) -> String {
        let names = [
            "Acme": name.text, "acme": name.segment, "Home": features[0].text,
            "home": features[0].segment, "Profile": features[1].text,
            "profile": features[1].segment,
        ]
        return text.replacing(/Acme|acme|Home|home|Profile|profile/) { match in
            names[String(match.output)] ?? ""
        }
    }

    /// The dependency on the router, as the manifest states it.
    private var dependency: String {
        router.map { ".package(name: \"RoutingApp\", path: \"\($0.path)\")" } ?? published
    }

    private var published: String {
        ".package(url: \"https://github.com/MomentsApp/RoutingApp\", from: \"\(version)\")"
    }

    private func nextSteps(in target: URL) -> [String] {
        let start = ["cd \(target.path.shellQuoted)", "swift run \(name.text)", "swift test"]
        let steps =
            isBeside
            ? ["Add the folder to your Xcode project, and the library \(name.text)App to your app."]
            : ["git init && git add --all && git commit --message 'New app'"]
        let share =
            router == nil
            ? "RoutingApp isn't published yet: make the app in a clone, or with --path-dependency."
            : "Before you share the app, depend on a version in Package.swift: \(published)"
        let outer = target.deletingLastPathComponent().package.map {
            "The folder is inside of the package \($0.path), whose tools and git find it, too."
        }
        return start + steps + [share] + (isBeside ? [] : [outer].compactMap(\.self))
    }
}

extension URL {
    /// The nearest folder that contains a package: this one, or one above it; `nil` if there is
    /// none.
    fileprivate var package: URL? {
        if appending(path: NameList.manifestPath).type != nil { return self }
        let parent = deletingLastPathComponent()
        return parent.path == path ? nil : parent.package
    }
}
