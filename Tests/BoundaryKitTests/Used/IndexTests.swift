import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `The compiler's index` {
    private let acyclic = BoundaryRule.acyclic(.folder("Sources/App/*"), because: "-")

    private static let files = [
        "Sources/App/Upper/Upper.swift": "struct Upper { let first: Lower, second: Lower }",
        "Sources/App/Lower/Lower.swift": "struct Lower { func touch() {} }",
    ]

    @Test(arguments: [true, false])
    func `isn't used for a file that is newer, or isn't in it`(isCompiled: Bool) async throws {
        let package = try IndexedPackage("App", files: Self.files)
        if isCompiled { try await package.compile() }
        let path = "Sources/App/Lower/Lower.swift"
        try package.package.write(Data("struct Lower { let upper: [Upper] }".utf8), to: path)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)],
            ofItemAtPath: package.package.url.appending(path: path).path)
        let graph = try await package.graph()
        #expect(
            graph.unindexedFiles == (isCompiled ? [path] : [path, "Sources/App/Upper/Upper.swift"]))
        #expect(
            try await package.findings(of: acyclic) == [
                "Sources/App/Lower/Lower.swift:1:28 App/Lower, App/Upper: uses Upper, "
                    + "declared at Sources/App/Upper/Upper.swift:1:8, "
                    + "by its name: the code isn't in the index"
            ])
    }

    @Test func `doesn't contain code for other platforms, which is read for names of types`()
        async throws
    {
        let planted = """
            #if os(Windows)
            let screens: [Upper] = []
            let text = "Upper", upper = Lower.Upper.self // Upper
            #else
            let number = 1
            #endif
            """
        var files = Self.files
        files["Sources/App/Lower/Windows.swift"] = planted
        let package = try IndexedPackage("App", files: files)
        try await package.compile()
        #expect(
            try await package.findings(of: acyclic) == [
                "Sources/App/Lower/Windows.swift:2:15 App/Lower, App/Upper: uses Upper, "
                    + "declared at Sources/App/Upper/Upper.swift:1:8, "
                    + "by its name: the code isn't in the index"
            ])
        #expect(try await package.graph().unindexedFiles == [])
    }

    @Test func `accuses no line that uses what an import re-exports`() async throws {
        let package = try IndexedPackage(
            "Core", "Facade", "App",
            files: [
                "Sources/Core/Core.swift": "public func log() {}\npublic enum Level { case low }",
                "Sources/Facade/Facade.swift": "@_exported public import Core",
                "Sources/App/App.swift": """
                import Facade
                func start(_ level: Level) {
                    switch level { case .low: log() }
                }
                """,
            ])
        try await package.compile()
        let found = try await package.findings(of: .noReexport(because: "-"))
        #expect(!found.contains { $0.hasPrefix("Sources/App/") })
    }

    @Test func `is written to JSON as the uses of other modules`() throws {
        let use = SymbolUse(
            of: "Level.low", at: SourcePlace(file: "App.swift", line: 3),
            declaredAt: SourcePlace(file: "Core.swift", line: 2), count: 2)
        let edge = Edge(from: "App", to: "Core", evidence: [.used(use)])
        let data = try JSONEncoder().encode(edge)
        #expect(String(decoding: data, as: UTF8.self).contains(#""used":[{"#))
    }
}
