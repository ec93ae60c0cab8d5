import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain) struct `Reading a package` {
    @Test func `it needs no dependency to be resolved`() async throws {
        let package = try FixturePackage(files: [
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Far",
                dependencies: [.package(url: "https://example.invalid/far.git", from: "1.0.0")],
                targets: [
                    .target(name: "Near", dependencies: [.product(name: "Far", package: "far")]),
                    .executableTarget(name: "my-tool", dependencies: ["Near"], exclude: ["Old"]),
                ])
            """,
            "Sources/Near/Near.swift": "#if FAR\nimport Far\n#endif\nimport Foundation",
            "Sources/my-tool/main.swift": "@testable import Near\nimport my_tool",
            "Sources/my-tool/Old/Old.swift": "import Old",
            "Sources/Near/Domain.swift": "",
            "Sources/Near/Near.docc/Code.swift": "import Old",
            "Sources/Near/Try.playground/Contents.swift": "import Old",
        ])
        let graph = try await package.graph()
        #expect(
            graph.edges.map { "\($0.tail) \($0.head) \($0.evidence.count)" } == [
                "Near Far 2", "Near Foundation 1", "my_tool Near 2",
            ])
        #expect(
            graph.modules.map { "\($0.kind) \($0.name)" } == [
                "external Far", "external Foundation", "library Near", "executable my_tool",
            ])
    }

    @Test func `the exceptions of its manifest and its sources are ordered by place`() async throws
    {
        let package = try FixturePackage(files: [
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription  // boundary:allow b
            let package = Package(
                name: "Ordered", targets: [.target(name: "A", path: "A"), .target(name: "Z", path: "Z")])
            """,
            "A/A.swift": "import Foundation  // boundary:allow a", "Z/include/Z.h": "",
            "Z/z.c": "#include <Z.h>  // boundary:allow c",
        ])
        #expect(try await package.graph().exceptions.map(\.rule) == ["a", "b"])
    }

    @Test func `the folder of a package is found from any file in it`() throws {
        let package = try FixturePackage(files: ["Sources/Deep/Down/File.swift": ""])
        let file = package.url.appending(path: "Sources/Deep/Down/File.swift").path
        #expect(try PackageFolder(around: file) == package.folder)
    }

    @Test func `a linked folder is read, and a link that leads back is no trap`() async throws {
        let package = try FixturePackage(
            targets: #".target(name: "One"), .target(name: "Two", path: "Linked")"#,
            files: ["Sources/One/One.swift": "", "Shared/Two/Two.swift": "import One"])
        for (link, target) in [("Linked", "Shared/Two"), ("Shared/Two/Loop", "..")] {
            try FileManager.default.createSymbolicLink(
                atPath: package.url.appending(path: link).path, withDestinationPath: target)
        }
        let graph = try await package.graph()
        #expect(graph.edges.map { $0.imports.map(\.place.file) } == [["Linked/Two.swift"]])
        #expect(AffectedModules(by: ["Shared/Two/Two.swift"], in: graph).changed == ["Two"])
    }
}
