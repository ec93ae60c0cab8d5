import Foundation

@testable import BoundaryKit

/// A package that a test writes, and that is deleted with this object.
final class FixturePackage: Sendable {
    let url: URL
    /// The folder around the package, in which a test can write other packages.
    private let surroundings = FileManager.default.temporaryDirectory
        .appending(path: "BoundaryKitTests-\(UUID().uuidString)", directoryHint: .isDirectory)

    /// - Parameters:
    ///   - targets: The targets of its manifest, as code.
    ///   - files: The texts of its files, by their paths.
    init(targets: String = "", files: [String: String] = [:]) throws {
        url = surroundings.appending(path: "Fixture", directoryHint: .isDirectory)
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Fixture", targets: [\(targets)])
            """
        for (path, text) in files.merging(
            ["Package.swift": manifest], uniquingKeysWith: { one, _ in one })
        {
            try write(Data(text.utf8), to: path)
        }
    }

    /// A folder without a manifest of its own.
    /// - Parameter files: The texts of its files, by their paths.
    init(containing files: [String: String]) throws {
        url = surroundings.appending(path: "Fixture", directoryHint: .isDirectory)
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: surroundings)
    }

    /// The package as BoundaryKit sees it.
    var folder: PackageFolder {
        get throws { try PackageFolder(at: url) }
    }

    /// Reads the package.
    func graph() async throws -> ModuleGraph {
        try await ModuleGraph(of: folder)
    }

    func write(_ data: Data, to path: String) throws {
        let file = url.appending(path: path).standardizedFileURL
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}
