import CommandLineKit
import Foundation

/// The output of SwiftPM for a manifest, kept for the next time that its text is the same, in any
/// folder.
///
/// A manifest is a program, so only one is kept that can't read anything but its own text and the
/// environment: it imports no more than the description of packages, and names nothing that depends
/// on the folder, on chance or on the machine.
struct ManifestCache {
    /// How long an output is kept that isn't used.
    private static let lifetime: TimeInterval = 30 * 24 * 60 * 60

    private let file: URL
    /// What the output depends on, at the beginning of the file.
    private let key: Data

    init?(of manifest: ManifestText) async {
        guard let reads = Self.environment(readBy: manifest),
            let toolchain = try? await Toolchain.current()
        else { return nil }
        let caches =
            BuildSandbox.current.map { URL(filePath: $0.folder) }
            ?? FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        guard let caches else { return nil }
        key = Data("\(manifest.source.text)\0\(toolchain.compilerVersion)\n\(reads)\0".utf8)
        let hash = key.reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        file = caches.appending(path: "boundary/\(String(hash, radix: 16))")
    }

    /// The variables of the environment, if a manifest reads some; `nil` if it can read something
    /// else.
    static func environment(readBy manifest: ManifestText) -> String? {
        let source = manifest.source
        let modules = SourceReader(of: source.bytes, file: source.file).imports.map(\.module)
        let words = source.tokens.filter { $0.kind != .literal }.map { source.text($0.range) }
        let contexts = words.indices.filter { words[$0] == "Context" }
        guard Set(modules).isSubset(of: ["PackageDescription", "CompilerPluginSupport"]),
            !words.contains(where: { impure.contains($0) || $0.hasPrefix("_") && $0.count > 1 }),
            contexts.allSatisfy({ words[($0 + 1)...].starts(with: [".", "environment"]) })
        else { return nil }
        let variables = contexts.isEmpty ? [:] : Tool.environment
        return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            .joined(separator: "\n")
    }

    private static let impure: Set = [
        "CommandLine", "readLine", "random", "randomElement", "shuffle", "shuffled",
        "SystemRandomNumberGenerator", "Hasher", "hashValue", "ContinuousClock", "SuspendingClock",
        "canImport", "#file", "#filePath", "#fileID",
    ]

    /// The output that is kept; `nil` if there is none.
    var output: Data? {
        guard let data = try? Data(contentsOf: file), data.starts(with: key) else { return nil }
        // The date says when it was used last.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
        return Data(data.dropFirst(key.count))
    }

    /// Keeps an output, and removes those that aren't used any more. A cache that can't be written
    /// is as good as none.
    func store(_ output: Data) {
        let files = FileManager.default
        let caches = file.deletingLastPathComponent()
        try? files.createDirectory(at: caches, withIntermediateDirectories: true)
        for old in caches.names.map({ caches.appending(path: $0) }) {
            let date = try? files.attributesOfItem(atPath: old.path)[.modificationDate] as? Date
            if let date, -date.timeIntervalSinceNow > Self.lifetime {
                try? files.removeItem(at: old)
            }
        }
        try? (key + output).write(to: file, options: .atomic)
    }
}
