import Foundation

/// A manifest, as SwiftPM reads it.
struct PackageManifest {
    /// The time limit for SwiftPM. A manifest is a program that can run forever.
    static let limit = Duration.seconds(60)

    let dumped: DumpedManifest
    let text: ManifestText
    /// All that SwiftPM knows about it, for comparison.
    private(set) var json: JSONValue
    /// The exceptions from rules in its comments.
    let exceptions: [InlineException]
    /// The places at which it asks for the environment or the platform.
    let circumstances: [SourcePlace]

    /// Evaluates the manifest of a folder without resolving dependencies.
    /// - Parameter path: The path of the folder in places; empty for the common folder.
    static func read(in folder: URL, as path: String = "") async -> Result<
        PackageManifest, EvidenceError
    > {
        let output = await package(folder, ["dump-package"])
        let file = await ManifestFile.find(in: folder)
        return Result { () throws(EvidenceError) in
            let dumped: DumpedManifest = try ToolFormat.decode(
                from: try output.get(), of: "'dump-package'")
            let name = try file.get().name
            let source = try PackageFolder(at: folder).bytes(of: name)
            return PackageManifest(
                dumped: dumped, text: ManifestText(source, file: name.inside(path)),
                json: (try ToolFormat.decode(from: try output.get(), of: "'dump-package'")
                    as JSONValue).withSortedTraits,
                exceptions: InlineExceptionScanner.exceptions(
                    in: source, file: name.inside(path)),
                circumstances: Self.circumstances(in: source, file: name.inside(path)))
        }
    }

    private static func circumstances(in source: [UInt8], file: String) -> [SourcePlace] {
        var (tokens, lines) = (TokenReader(source), LineCounter())
        var places = CompilationCondition.all(in: source, file: file).map(\.place)
        while !tokens.isAtEnd {
            if ["environment", "ProcessInfo", "getenv"].contains(where: { tokens.isWord($0) }) {
                places.append(lines.place(of: tokens.current.start, in: source, file: file))
            }
            tokens.advance()
        }
        let sameLine = Dictionary(grouping: places, by: \.line).values
        return sameLine.compactMap { $0.min() }.sorted()
    }

    /// The manifest with the paths that it has in another folder.
    func moved(from old: String, to new: String) -> PackageManifest {
        var manifest = self
        manifest.json = json.mapTexts { text in
            text.hasPrefix(old) ? new + text.dropFirst(old.count) : text
        }
        return manifest
    }

    /// Finds the sources of the package in a folder with SwiftPM.
    static func describe(_ folder: URL) async -> Result<DescribedPackage, EvidenceError> {
        let output = await package(folder, ["describe", "--type", "json"]).mapError { error in
            let package = PackageFolder(unchecked: folder)
            guard case .slowTool = error, let link = package.linkThatLeadsBack else { return error }
            let reason = "the link \(link) points to a folder that contains it; remove the link"
            return EvidenceError.unreadablePackage(folder.path, reason: reason)
        }
        return Result { () throws(EvidenceError) in
            try ToolFormat.decode(from: try output.get(), of: "'swift package describe'")
        }
    }

    /// Runs a command of SwiftPM with a separate scratch folder: inside `swift test`, it would wait
    /// forever for the lock of the package's own scratch folder.
    private static func package(
        _ folder: URL, _ command: [String]
    ) async -> Result<Data, EvidenceError> {
        let scratch: TemporaryFolder
        do {
            scratch = try TemporaryFolder()
        } catch {
            return .failure(error)
        }
        let arguments =
            ["--package-path", folder.path, "--scratch-path", scratch.url.path] + command
        let tool = Tool(
            command: BuildSandbox.current?.command(arguments) ?? ["swift", "package"] + arguments,
            folder: folder, limit: limit)
        let output = await tool.output()
        scratch.removeWithLock()
        return output.mapError { error in
            guard case .failedTool(_, let output) = error else { return error }
            return .unreadablePackage(folder.path, reason: output.withoutCommandLine)
        }
    }
}

extension JSONValue {
    /// The value with all lists of traits in order: SwiftPM writes each of them in a random one.
    fileprivate var withSortedTraits: JSONValue {
        switch self {
        case .object(let values):
            .object(
                values.reduce(into: [:]) { sorted, member in
                    let value = member.value.withSortedTraits
                    guard ["traits", "enabledTraits"].contains(member.key),
                        case .array(let traits) = value
                    else {
                        sorted[member.key] = value
                        return
                    }
                    sorted[member.key] = .array(traits.sorted { $0.sortedText < $1.sortedText })
                })
        case .array(let values): .array(values.map(\.withSortedTraits))
        case .string, .number, .bool, .null: self
        }
    }

    private var sortedText: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension String {
    /// A message of SwiftPM about a manifest, without the compiler invocation in it.
    fileprivate var withoutCommandLine: String {
        replacing(/\ \(compiled with: \[.*?\]\)/.dotMatchesNewlines(), with: "")
    }
}
