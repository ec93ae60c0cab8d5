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
    func `doesn't check a file that is newer, or isn't in it`(isCompiled: Bool) async throws {
        let package = try IndexedPackage("App", files: Self.files)
        if isCompiled { try await package.compile() }
        let path = "Sources/App/Lower/Lower.swift"
        try package.package.write(Data("struct Lower { let upper: [Upper] }".utf8), to: path)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)],
            ofItemAtPath: package.package.url.appending(path: path).path)
        let report = BoundaryReport(of: [acyclic], in: try await package.graph())
        #expect(
            report.failures.map(\.sentence) == [
                isCompiled
                    ? "the rules about uses aren't checked in 1 files, which the compiler's index "
                        + "doesn't contain: \(path)"
                    : "the rule isn't checked: it needs used evidence"
            ])
        #expect(
            report.limits.notes == [
                isCompiled
                    ? "not in the index: \(path); their uses of symbols aren't known until "
                        + "'swift build --build-tests'"
                    : "uses aren't known: there is no index of the compiler; "
                        + "run 'swift build --build-tests' first"
            ])
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
