import CommandLineKit
import Foundation

/// A manifest, as SwiftPM reads it.
struct PackageManifest: Sendable {
    let dumped: DumpedManifest
    let text: ManifestText
    /// All that SwiftPM knows about it, for comparison.
    let json: JSONValue
    /// The exceptions from rules in its comments.
    let exceptions: [InlineException]
    /// The places at which it asks for the environment or the platform.
    let circumstances: [SourcePlace]

    /// Evaluates the manifest of a folder without resolving dependencies.
    /// - Parameter path: The path of the folder in places; empty for the common folder.
    /// - Throws: `unreadablePackage` with the message of SwiftPM, or `unknownFormat`.
    static func read(
        in folder: URL, as path: String = "", limit: Duration = ToolRunner.limit
    ) async throws(EvidenceError) -> PackageManifest {
        let file = try await ManifestFile.find(in: folder)
        let source = try PackageFolder(at: folder).bytes(of: file)
        let text = ManifestText(source, file: file.inside(path))
        let circumstances = Self.circumstances(in: text.source)
        let cache =
            circumstances.isEmpty
            ? await ManifestCache(of: folder, text: text.source.text(0..<source.count)) : nil
        let output: Data
        if let known = cache?.contents {
            output = known
        } else {
            output = try await dump(folder, limit: limit)
            cache?.store(output)
        }
        return PackageManifest(
            dumped: try ToolFormat.decode(from: output, of: "'dump-package'"), text: text,
            json: (try ToolFormat.decode(from: output, of: "'dump-package'") as JSONValue)
                .withSortedTraits,
            exceptions: InlineExceptionReader.exceptions(in: text.source),
            circumstances: circumstances)
    }

    /// Runs SwiftPM with a separate scratch folder: inside `swift test`, it would wait forever for
    /// the lock of the package's own scratch folder.
    private static func dump(_ folder: URL, limit: Duration) async throws(EvidenceError) -> Data {
        let scratch = try EvidenceError.wrapping { () throws(CommandError) in
            try TemporaryFolder()
        }
        defer { scratch.remove() }
        let arguments = [
            "--package-path", folder.path, "--scratch-path", scratch.url.path, "dump-package",
        ]
        let tool = Tool(
            command: BuildSandbox.current?.command(arguments) ?? ["swift", "package"] + arguments,
            folder: folder, limit: limit)
        switch await tool.output() {
        case .success(let output): return output
        case .failure(.failed(_, let output)):
            throw .unreadablePackage(folder.path, reason: output.withoutCommandLine)
        case .failure(let failure): throw .failedTool("\(failure)")
        }
    }

    /// The places of `#if`, and of words by which a manifest asks for more than its own text.
    private static func circumstances(in source: SourceText) -> [SourcePlace] {
        var tokens = TokenReader(source)
        var places: [SourcePlace] = []
        let words: [StaticString] = [
            "environment", "ProcessInfo", "getenv", "FileManager", "Context",
        ]
        while !tokens.isAtEnd {
            if tokens.directive == .if || tokens.directive == .elseif
                || words.contains(where: { tokens.isWord($0) })
            {
                places.append(tokens.place)
            }
            tokens.advance()
        }
        let sameLine = Dictionary(grouping: places, by: \.line).values
        return sameLine.compactMap { $0.min() }.sorted()
    }
}

/// How the programs of the toolchain run.
enum ToolRunner {
    /// The time limit for SwiftPM: a manifest is a program that can run forever.
    static let limit = Duration.seconds(60)
}

/// The output of SwiftPM for a manifest that doesn't ask for anything but its own text.
private struct ManifestCache {
    private struct Entry: Codable {
        let key: String
        let output: String
    }

    private let file: URL
    private let key: String

    /// - Parameter text: The text of the manifest.
    init?(of folder: URL, text: String) async {
        guard let toolchain = try? await Toolchain.current() else { return nil }
        key = "\(toolchain.compilerVersion)\n\(folder.path)\n\(text)"
        let hash = key.utf8.reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let caches =
            BuildSandbox.current.map { URL(filePath: $0.folder) }
            ?? FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        guard let caches else { return nil }
        file = caches.appending(path: "boundary/\(String(hash, radix: 16)).json")
    }

    /// The output; `nil` if it isn't known.
    var contents: Data? {
        guard let data = try? Data(contentsOf: file),
            let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.key == key
        else { return nil }
        return Data(entry.output.utf8)
    }

    /// Keeps the output. A cache that can't be written is as good as none.
    func store(_ output: Data) {
        let entry = Entry(key: key, output: String(decoding: output, as: UTF8.self))
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? JSONEncoder().encode(entry).write(to: file, options: .atomic)
    }
}

/// The manifest of a package that SwiftPM evaluates: a package can have others for particular
/// versions of the tools.
enum ManifestFile {
    /// Whether a file has the name of a manifest, such as `Package.swift` or
    /// `Package@swift-6.swift`.
    static func isName(_ name: some StringProtocol) -> Bool {
        name.hasPrefix("Package") && name.hasSuffix(".swift")
    }

    /// The name of the manifest in a folder for the toolchain in the `PATH`.
    /// - Throws: `failedTool` if the version of the toolchain is needed and can't be determined.
    static func find(in folder: URL) async throws(EvidenceError) -> String {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        let versions = (names ?? []).reduce(into: [String: ToolsVersion]()) { versions, name in
            versions[name] = name.wholeMatch(of: /Package@swift-([0-9.]+)\.swift/)
                .flatMap { ToolsVersion($0.1) }
        }
        if versions.isEmpty { return "Package.swift" }
        let current = try await Toolchain.current().version
        // As SwiftPM does: the manifest for exactly this version, with the most parts; else the one
        // for the newest version that isn't newer, if it declares newer tools than `Package.swift`.
        let exact = versions.filter { current.parts.starts(with: $0.value.parts) }
        if let best = exact.max(by: { $0.value.parts.count < $1.value.parts.count }) {
            return best.key
        }
        let older = versions.filter { $0.value < current }.max { $0.value < $1.value }
        func declared(_ name: String) -> ToolsVersion {
            let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return text.flatMap(ToolsVersion.init(declaredIn:)) ?? .first
        }
        guard let older, declared("Package.swift") < declared(older.key) else {
            return "Package.swift"
        }
        return older.key
    }
}

/// A version of Swift's tools, such as 6.2.
struct ToolsVersion: Comparable {
    /// Its numbers, from the major one; at most three.
    let parts: [Int]

    /// The version of a manifest that declares none.
    static let first = ToolsVersion(parts: [3, 1])

    private init(parts: [Int]) {
        self.parts = parts
    }

    /// Reads a version; `nil` if the text isn't one to three numbers that are separated by periods.
    init?(_ text: Substring) {
        let texts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = texts.compactMap { Int($0) }
        guard numbers.count == texts.count, (1...3).contains(numbers.count) else { return nil }
        parts = numbers
    }

    /// Reads the version that a manifest declares in `// swift-tools-version: 6.2`.
    init?(declaredIn manifest: String) {
        let declaration = /\/\/\s*swift-tools-version\s*:\s*([0-9.]+)/.ignoresCase()
        guard let version = manifest.firstMatch(of: declaration)?.1 else { return nil }
        self.init(version)
    }

    static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
        left.padded.lexicographicallyPrecedes(right.padded)
    }

    static func == (left: ToolsVersion, right: ToolsVersion) -> Bool { left.padded == right.padded }

    private var padded: [Int] { parts + Array(repeating: 0, count: 3 - parts.count) }
}

extension JSONValue {
    /// The value with all lists of traits in order: SwiftPM writes each of them in a random one.
    fileprivate var withSortedTraits: JSONValue {
        switch self {
        case .object(let values):
            .object(
                Dictionary(
                    uniqueKeysWithValues: values.map { key, value in
                        let value = value.withSortedTraits
                        let isTraits = ["traits", "enabledTraits"].contains(key)
                        return (key, isTraits ? value.sorted : value)
                    }))
        case .array(let values): .array(values.map(\.withSortedTraits))
        case .string, .number, .bool, .null: self
        }
    }

    private var sorted: JSONValue {
        guard case .array(let values) = self else { return self }
        let texts = values.map { (text: (try? $0.encoded()) ?? "", value: $0) }
        return .array(texts.sorted { $0.text < $1.text }.map(\.value))
    }
}

extension String {
    /// A message of SwiftPM about a manifest, without the compiler invocation in it.
    fileprivate var withoutCommandLine: String {
        replacing(/\ \(compiled with: \[.*?\]\)/.dotMatchesNewlines(), with: "")
    }
}
