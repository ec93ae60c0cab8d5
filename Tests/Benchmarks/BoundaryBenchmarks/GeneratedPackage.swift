import Foundation

/// A package on disk with a thousand targets in layers, of five files each.
struct GeneratedPackage {
    static let targetCount = 1_000
    static let filesPerTarget = 5

    let url: URL

    /// Writes it into a new folder.
    init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "BoundaryBenchmarks-\(UUID().uuidString)", directoryHint: .isDirectory)
        let targets = try (0..<Self.targetCount).map { number in
            let dependencies = Self.dependencies(of: number)
            for file in 0..<Self.filesPerTarget {
                try write(
                    Self.source(importing: dependencies), to: "Module\(number)/File\(file).swift")
            }
            let names = dependencies.map { "\"Module\($0)\"" }.joined(separator: ", ")
            return """
                .target(name: "Module\(number)", dependencies: [\(names)], path: "Module\(number)"),
                """
        }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let targets: [Target] = [
            \(targets.joined(separator: "\n"))
            ]
            let package = Package(name: "Generated", targets: targets)
            """
        try write(manifest, to: "Package.swift")
    }

    /// Deletes it.
    func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    /// Modules of the lower half, and before this one.
    private static func dependencies(of number: Int) -> [Int] {
        let below = min(number, targetCount / 2)
        return below == 0 ? [] : Set((1...5).map { (number * 7 + $0 * 131) % below }).sorted()
    }

    private static func source(importing modules: [Int]) -> String {
        let imports = modules.map { "import Module\($0)" }.joined(separator: "\n")
        let functions = (0..<20).map { number in
            """
                /// Not an import: `import Module\(number)`.
                func text\(number)(_ count: Int) -> String {
                    "import \\(count)" + #"import "Module\(number)""#
                }
            """
        }
        return "\(imports)\n\nstruct Texts {\n\(functions.joined(separator: "\n"))\n}\n"
    }

    private func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
