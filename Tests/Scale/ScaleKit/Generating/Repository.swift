package import Foundation

/// The folders of this repository from which packages are generated.
package struct Repository: Sendable {
    /// The modules that the generated features and apps use, each after those that it needs.
    static let platform = [
        "Modules/Routing/RouteMatching", "Modules/Routing/RoutingKit", "Modules/Routing/StageKit",
        "Modules/Routing/RoutingEngine", "Modules/Foundations/DesignKit",
        "Modules/Foundations/StorageKit",
    ]

    /// The root of the repository.
    package let root: URL

    /// The repository of this file.
    package static let current = Repository(
        root: (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    )

    /// The files of a folder of the template, by name.
    /// - Throws: ``ScaleError`` if the folder can't be read.
    func template(_ folder: String) throws(ScaleError) -> [(name: String, text: String)] {
        let url = root.appending(path: "Tests/Scale/Template/\(folder)")
        do {
            return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
                .filter { $0.hasSuffix(".swift") }
                .map { ($0, try String(contentsOf: url.appending(path: $0), encoding: .utf8)) }
        } catch {
            throw ScaleError("the template \(url.path) can't be read: \(error)")
        }
    }
}
