import Foundation
import Testing

@testable import BoundaryKit

@Suite(.timeLimit(.minutes(1))) struct `In a compiled feature with leaks` {
    @Test func `all that is no Navigator is found, at its line`() async throws {
        let package = try FixturePackage(
            files: [
                "Sources/Kit/Kit.swift": "public protocol Navigating {}",
                "Sources/Moments/Moments.swift": """
                public import Kit
                package struct Draft {}
                @_spi(Menu) public struct Hidden {}
                public extension String {
                    func shout() -> String { uppercased() }
                }
                extension Int: @retroactive Error {}
                public struct MomentNavigator: Navigating { public struct Parameters {} }
                extension MomentNavigator { public func go() {} }
                extension Draft { package var length: Int { 0 } }
                public func helper() {}
                struct Own {}
                """,
            ])
        try await compile("Kit", in: package)
        try await compile("Moments", in: package)
        let modules = ["Kit", "Moments"].map { Module(name: $0, kind: .library) }
        let evidence = try await BuiltPackage(package.folder, in: BuildFolder(at: package.url))
            .compiled(modules)
        let graph = ModuleGraph(
            package: "Fixture",
            modules: modules.map {
                Module(name: $0.name, kind: .library, surface: evidence.surfaces[$0.name])
            }, edges: evidence.edges, kinds: [.compiled])
        let rule = BoundaryRule.exposesOnly(
            "Moments", conformingTo: "Kit.Navigating", because: "a feature is its Navigators")
        let findings = BoundaryReport(of: [rule], in: graph).findings
        #expect(
            findings.map { "\($0.place?.line ?? 0) \($0.sentence); \($0.evidence.joined())" } == [
                "2 Moments must not show Draft, which is no Kit.Navigating; package struct",
                "3 Moments must not show Hidden, which is no Kit.Navigating; SPI struct",
                "4 Moments must not extend Swift's String; public extension",
                "7 Moments must not make Swift's Int conform to Swift.Error, Swift.Sendable; "
                    + "public extension",
                "11 Moments must not show helper(), which is no Kit.Navigating; public func",
            ])
    }

    private func compile(_ module: String, in package: FixturePackage) async throws {
        for folder in ["Modules", "\(module).build"] {
            try FileManager.default.createDirectory(
                at: package.url.appending(path: folder), withIntermediateDirectories: true)
        }
        let tool = Tool(
            command: [
                "swiftc", "-c", "-parse-as-library", "-swift-version", "6",
                "-enable-upcoming-feature", "InternalImportsByDefault", "-module-name", module,
                "-package-name", "fixture", "-I", "Modules", "-emit-module", "-emit-module-path",
                "Modules/\(module).swiftmodule", "-o", "\(module).build/\(module).o",
                // As SwiftPM does, so that places have whole paths.
                package.url.appending(path: "Sources/\(module)/\(module).swift").path,
            ], folder: package.url, limit: .seconds(50))
        _ = try await tool.output().get()
    }
}
