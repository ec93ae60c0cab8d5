import Foundation

/// The manifest of a package that SwiftPM evaluates: a package can have others for particular
/// versions of the tools.
struct ManifestFile {
    /// The name of the file, such as `Package.swift` or `Package@swift-6.swift`.
    let name: String

    /// Finds the manifest in a folder for the toolchain in the `PATH`. Fails if the version of the
    /// toolchain is needed and can't be determined.
    static func find(in folder: URL) async -> Result<ManifestFile, EvidenceError> {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        let versions = (names ?? []).reduce(into: [String: ToolsVersion]()) { versions, name in
            versions[name] = name.wholeMatch(of: /Package@swift-([0-9.]+)\.swift/)
                .flatMap { ToolsVersion($0.1) }
        }
        if versions.isEmpty { return .success(ManifestFile(name: "Package.swift")) }
        return await Toolchain.find().map { toolchain in
            let name = choose(among: versions, for: toolchain.version) { name in
                let bytes = try? PackageFolder(unchecked: folder).bytes(of: name)
                let text = bytes.map { String(decoding: $0, as: UTF8.self) }
                return text.flatMap(ToolsVersion.init(declaredIn:)) ?? .first
            }
            return ManifestFile(name: name)
        }
    }

    /// Chooses as SwiftPM does: the manifest for exactly this version, with the most parts; else
    /// the one for the newest version that isn't newer, if it declares newer tools than
    /// `Package.swift`.
    static func choose(
        among versions: [String: ToolsVersion], for current: ToolsVersion,
        declared: (String) -> ToolsVersion
    ) -> String {
        let exact = versions.filter { current.parts.starts(with: $0.value.parts) }
        if let best = exact.max(by: { $0.value.parts.count < $1.value.parts.count }) {
            return best.key
        }
        let older = versions.filter { $0.value < current }.max { $0.value < $1.value }
        guard let older, declared("Package.swift") < declared(older.key) else {
            return "Package.swift"
        }
        return older.key
    }
}
