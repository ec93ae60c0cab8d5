import CommandLineKit
import Foundation

/// A manifest, as SwiftPM reads it: with its conditions and settings, but without the folders and
/// sources that SwiftPM finds.
struct PackageManifest: Sendable {
    struct Target: Sendable {
        let name: String
        let kind: Module.Kind
        let path: String?
        let excluded: [String]
        /// Its source files and folders; `nil` for all in its folder.
        let sources: [String]?
        let dependencies: [Dependency]
        let plugins: [Dependency]
        /// Its settings as texts, such as `define MENU when debug`, including whether it shares
        /// `package` declarations.
        let settings: [String]
        let publicHeaders: String?

        /// The words of the flags for the compiler that it has in each build.
        var flags: [String] {
            settings.filter { $0.hasPrefix("unsafeFlags ") && !$0.contains(" when ") }
                .flatMap { $0.split(separator: " ").dropFirst() }.map(String.init)
                .filter { $0 != "-Xfrontend" }
        }

        /// The values behind each occurrence of a flag.
        func values(of flag: String) -> [String] {
            zip(flags, flags.dropFirst()).filter { $0.0 == flag }.map(\.1)
        }

        /// The flags of `#if` that it sets, in some build.
        var definitions: [String] {
            let words = settings.map { $0.split(separator: " ").map(String.init) }
            return words.filter { $0.first == "define" }.compactMap { $0.dropFirst().first }
                + words.filter { $0.first == "unsafeFlags" }.flatMap { $0 }.definitions
        }
    }

    struct Dependency: Sendable {
        let name: String
        let package: String?
        /// What it declares, without its place.
        let declared: DeclaredDependency
    }

    struct PackageDependency: Sendable {
        /// The identity of the package, such as `swift-nio`.
        let identity: String
        /// The folder of a local package; `nil` for others.
        let path: String?
        let repository: String?
    }

    let name: String
    let platforms: [String]
    let targets: [Target]
    let products: [Product]
    /// The modules of the executable products.
    let programs: [String]
    let dependencies: [PackageDependency]
    let traits: [String]
    let text: ManifestText
    let exceptions: [InlineException]
    private let output: Data

    /// - Parameters:
    ///   - output: What SwiftPM says about the manifest; its paths can be relative to the folder.
    ///   - text: The manifest.
    ///   - folder: The folder of the package.
    init(_ output: Data, text: ManifestText, in folder: URL) throws {
        let manifest = try ToolOutput(output, of: "'dump-package'")
        name = try manifest["name"].text()
        platforms = try manifest["platforms"].texts(of: "platformName")
        guard try manifest.members().contains(where: { $0.key == "targets" }) else {
            throw manifest["targets"].difference("is missing")
        }
        targets = try manifest["targets"].each(Target.init)
        let declared = try manifest["products"].each { value in
            let kind = try value["type"].onlyMember().key
            return (product: try Product(value), isProgram: kind == "executable")
        }
        products = declared.map(\.product)
        programs = declared.filter(\.isProgram).flatMap(\.product.modules)
        dependencies = try manifest["dependencies"].each { try PackageDependency($0, in: folder) }
        traits = try manifest["traits"].texts(of: "name")
        exceptions = InlineException.all(in: text.source)
        self.text = text
        self.output = output
    }

    /// Evaluates the manifest of a folder without resolving dependencies.
    static func read(
        in folder: URL, as path: String = "", limit: Duration = Toolchain.limit
    ) async throws -> PackageManifest {
        let file = try await ManifestFile.find(in: folder)
        let source = try PackageFolder(unchecked: folder).bytes(of: file)
        let text = ManifestText(source, file: file.inside(path))
        let cache = await ManifestCache(of: text)
        if let known = cache?.output { return try PackageManifest(known, text: text, in: folder) }
        let output = portable(try await dump(folder, limit: limit), of: text, in: folder)
        cache?.store(output)
        return try PackageManifest(output, text: text, in: folder)
    }

    /// Runs SwiftPM with a separate scratch folder: inside `swift test`, it would wait forever for
    /// the lock of the package's own one. SwiftPM puts the lock beside it.
    private static func dump(_ folder: URL, limit: Duration) async throws -> Data {
        let scratch = try TemporaryFolder()
        let arguments = [
            "--package-path", folder.path,
            "--scratch-path", scratch.url.appending(path: "scratch").path, "dump-package",
        ]
        let tool = Tool(
            command: BuildSandbox.current?.command(arguments) ?? ["swift", "package"] + arguments,
            folder: folder, limit: limit)
        switch await tool.output() {
        case .success(let output): return output
        case .failure(.failed(_, let message)):
            // Without the invocation of the compiler.
            let reason = message.replacing(
                /\ \(compiled with: \[.*?\]\)/.dotMatchesNewlines(), with: "")
            throw EvidenceError.unreadablePackage(folder.path, reason: reason)
        case .failure(let failure): throw EvidenceError.failedTool("\(failure)")
        }
    }

    /// The output of SwiftPM as in any other folder: the paths that SwiftPM has made from the
    /// package's folder become relative to that.
    private static func portable(_ output: Data, of text: ManifestText, in folder: URL) -> Data {
        let folder = PackageFolder(unchecked: folder)
        func portable(_ value: Any) -> Any {
            switch value {
            case let object as [String: Any]: return object.mapValues(portable)
            case let list as [Any]: return list.map(portable)
            case let path as String where path.hasPrefix("/"):
                let isWritten = text.source.text.contains("\"\(path)\"")
                return isWritten ? path : folder.localPath(of: path) ?? folder.url.way(to: path)
            default: return value
            }
        }
        let value = try? JSONSerialization.jsonObject(with: output)
        return value.flatMap { try? JSONSerialization.data(withJSONObject: portable($0)) } ?? output
    }

    /// What SwiftPM says about the manifest, in a form for comparison: the targets by their names,
    /// and the rest, by default without what doesn't affect how modules are built.
    func comparable(
        without keys: Set<String> = ["packageKind", "products"]
    ) -> (targets: [String: String], rest: String) {
        func text(of value: Any, for key: String = "") -> String {
            switch value {
            case let object as [String: Any]:
                let members = object.filter { !keys.contains($0.key) }.map { key, value in
                    "\(key): \(text(of: value, for: key))"
                }
                return "{\(members.sorted())}"
            case let list as [Any]:
                let texts = list.map { text(of: $0) }
                // SwiftPM writes each list of traits in a random order.
                return "\(["traits", "enabledTraits"].contains(key) ? texts.sorted() : texts)"
            default: return "\(value)"
            }
        }
        let value = try? JSONSerialization.jsonObject(with: output)
        var rest = value as? [String: Any] ?? [:]
        let targets = rest.removeValue(forKey: "targets") as? [[String: Any]] ?? []
        let texts = targets.map { ($0["name"] as? String ?? "", text(of: $0)) }
        return (Dictionary(first: texts), text(of: rest))
    }
}

extension [String] {
    /// The flags of `#if` that arguments of the compiler set, as `-D A` or `-DA`.
    var definitions: [String] {
        zip(self, dropFirst() + [""]).compactMap { word, next in
            word == "-D" ? next : word.hasPrefix("-D") ? String(word.dropFirst(2)) : nil
        }.filter { !$0.isEmpty }
    }
}

extension PackageManifest.Target {
    fileprivate init(_ value: ToolOutput) throws {
        name = try value["name"].text()
        kind = Module.Kind(rawValue: try value["type"].text()) ?? .library
        path = try value["path"].textIfAny()
        excluded = try value["exclude"].texts() + value["resources"].texts(of: "path")
        let sources = try value["sources"].texts()
        self.sources = sources.isEmpty ? nil : sources
        dependencies = try value["dependencies"].each(PackageManifest.Dependency.init)
        plugins = try value["pluginUsages"].each(PackageManifest.Dependency.init)
        publicHeaders = try value["publicHeadersPath"].textIfAny()
        let isShared = try value["packageAccess"].bool()
        settings =
            try value["settings"].each(Self.setting)
            + (kind == .system || kind == .binary || isShared ? [] : ["packageAccess false"])
    }

    /// Such as `{"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"}`.
    private static func setting(_ value: ToolOutput) throws -> String {
        let tool = try value["tool"].text()
        let (kind, values) = try value["kind"].onlyMember()
        var words = (tool == "swift" ? [] : [tool]) + [kind]
        // The keys of the values are their positions: `_0`, `_1`.
        for (_, value) in try values.members() { words += try value.texts() }
        let condition = value["condition"]
        let circumstances =
            try condition["platformNames"].texts() + condition["config"].texts()
            + condition["traits"].texts().sorted().map { "trait \($0)" }
        return words.joined(separator: " ")
            + (circumstances.isEmpty ? "" : " when \(circumstances.joined(separator: ", "))")
    }
}

extension PackageManifest.Dependency {
    /// Such as `{"product": ["NIO", "swift-nio", {}, {"traits": ["A"]}]}`.
    fileprivate init(_ value: ToolOutput) throws {
        let (kind, parts) = try value.onlyMember()
        // The kinds, and where the condition is.
        guard let index = ["byName": 1, "target": 1, "product": 3, "plugin": 9][kind] else {
            throw parts.difference("can't be read: the kind of dependency is unknown")
        }
        let list = try parts.each { $0 }
        func part(_ index: Int) -> ToolOutput? { index < list.count ? list[index] : nil }
        guard let first = part(0) else { throw parts.difference("is empty") }
        name = try first.text()
        self.package = try kind == "product" ? part(1)?.textIfAny() : nil
        let aliases = try kind == "product" ? part(2)?.members() ?? [] : []
        declared = DeclaredDependency(
            place: SourcePlace(file: ""),
            platforms: try part(index)?["platformNames"].texts() ?? [],
            traits: try part(index)?["traits"].texts().sorted() ?? [],
            aliases: try aliases.map { try $0.value.text() }.sorted())
    }
}

extension Product {
    fileprivate init(_ value: ToolOutput) throws {
        name = try value["name"].text()
        modules = try value["targets"].texts().map(\.moduleName).sorted()
    }
}

extension PackageManifest.PackageDependency {
    /// Such as `{"fileSystem": [{"identity": "far", "path": "/work/Far"}]}`.
    fileprivate init(_ value: ToolOutput, in folder: URL) throws {
        let (_, list) = try value.onlyMember()
        guard let values = try list.each({ $0 }).first else { throw list.difference("is empty") }
        identity = try values["identity"].text()
        path = try values["path"].textIfAny().map { path in
            path.hasPrefix("/") ? path : folder.appending(path: path).standardizedFileURL.path
        }
        let location = values["location"]
        let urls = try location["remote"].texts(of: "urlString")
        repository = try (urls + location["local"].texts()).first
    }
}

/// The manifest of a package that SwiftPM evaluates: a package can have others for particular
/// versions of the tools.
enum ManifestFile {
    /// Whether a path, or a name alone, is that of a manifest.
    static func isPath(_ file: String) -> Bool {
        let name = file.split(separator: "/").last ?? ""
        return name.hasPrefix("Package") && name.hasSuffix(".swift")
    }

    /// The name of the manifest in a folder for the toolchain in the `PATH`.
    static func find(in folder: URL) async throws -> String {
        let versions = folder.names.reduce(into: [String: [Int]]()) { versions, name in
            let version = name.wholeMatch(of: /Package@swift-(\d+(?:\.\d+){0,2})\.swift/)
            versions[name] = version.map { numbers(in: $0.1) }
        }
        if versions.isEmpty { return "Package.swift" }
        let current = try await Toolchain.current().version
        // As SwiftPM does: the manifest for exactly this version, with the most parts; else the one
        // for the newest version that isn't newer, if it declares newer tools than `Package.swift`.
        let exact = versions.filter { current.starts(with: $0.value) }
        if let best = exact.max(by: { $0.value.count < $1.value.count }) { return best.key }
        let older = versions.filter { $0.value.lexicographicallyPrecedes(current) }
            .max { $0.value.lexicographicallyPrecedes($1.value) }
        func declared(_ name: String) -> [Int] {
            let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let pattern = /\/\/\s*swift-tools-version\s*:\s*([0-9.]+)/.ignoresCase()
            return text?.firstMatch(of: pattern).map { numbers(in: $0.1) } ?? [3, 1]
        }
        guard let older, declared("Package.swift").lexicographicallyPrecedes(declared(older.key))
        else { return "Package.swift" }
        return older.key
    }

    private static func numbers(in version: Substring) -> [Int] {
        version.split(separator: ".").map { Int($0) ?? .max }
    }
}
