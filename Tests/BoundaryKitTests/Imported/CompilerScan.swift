import Foundation

@testable import BoundaryKit

/// The imports that the compiler's dependency scan sees: those in active branches.
struct CompilerScan: Decodable {
    struct Module: Decodable {
        let imports: [Import]?
    }

    struct Import: Decodable {
        let identifier: String
        /// None for what the compiler imports by itself.
        let importLocations: [Location]?
    }

    struct Location: Decodable {
        let bufferIdentifier: String
        /// The compiler writes it so.
        let linuNumber: Int
        let columnNumber: Int
    }

    private let modules: [Module]

    /// Scans files of a package as if they were one module.
    init(of files: [String], in package: PackageFolder, modules: URL) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let sdk = ProcessInfo.processInfo.environment["SDKROOT"].map { ["-sdk", $0] } ?? []
        let result = folder.url.appending(path: "scan.json")
        let tool = Tool(
            command: [
                "swiftc", "-frontend", "-scan-dependencies", "-module-name", "Everything",
                "-swift-version", "6", "-I", modules.path, "-o", result.path,
            ] + sdk + files,
            folder: package.url, limit: .seconds(60))
        _ = try await tool.output().get()
        self = try ToolFormat.decode(from: Data(contentsOf: result), of: "'-scan-dependencies'")
    }

    /// Each import in one of some files, as `file:line:column module`.
    func imports(in files: [String]) -> Set<String> {
        let files = Set(files)
        return Set(
            modules.flatMap { $0.imports ?? [] }.flatMap { module in
                (module.importLocations ?? []).filter { files.contains($0.bufferIdentifier) }
                    .map { location in
                        """
                        \(location.bufferIdentifier):\(location.linuNumber):\(location.columnNumber) \
                        \(module.identifier)
                        """
                    }
            })
    }
}
