import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `In compiled modules with leaks` {
    @Test func `each exposed declaration that is no Navigator is found at its line`() async throws {
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
        let graph = try await graph(of: ["Kit", "Moments"], in: package)
        let rule = BoundaryRule.exposesOnly(
            "Moments", conformingTo: "Kit.Navigating", because: "a feature is its Navigators")
        let issues = BoundaryReport(of: [rule], in: graph).issues
        #expect(
            issues.map { "\($0.place?.line ?? 0) \($0.sentence); \($0.evidence.joined())" } == [
                "2 Moments must not expose Draft, which doesn't conform to Kit.Navigating; package struct",
                "3 Moments must not expose Hidden, which doesn't conform to Kit.Navigating; SPI struct",
                "4 Moments must not extend Swift's String; public extension",
                "7 Moments must not make Swift's Int conform to Swift.Error, Swift.Sendable; "
                    + "public extension",
                "11 Moments must not expose helper(), which doesn't conform to Kit.Navigating; "
                    + "public func",
            ])
    }

    @Test func `a symbol used through a re-export is a finding there`() async throws {
        let package = try FixturePackage(
            files: [
                "Sources/Core/Core.swift": "public func log() {}",
                "Sources/Facade/Facade.swift": "@_exported public import Core",
                "Sources/App/App.swift": "import Facade\nfunc start() { log() }",
            ])
        let graph = try await graph(of: ["Core", "Facade", "App"], in: package)
        let issues = BoundaryReport(of: [.noReexport(because: "-")], in: graph).issues
        #expect(
            issues.map { "\($0.place?.description ?? "") \($0.sentence)" } == [
                "Sources/Facade/Facade.swift:1:26 Facade re-exports Core to all its importers"
            ])
    }

    @Test(arguments: [true, false])
    func `a build that is older than a source, or lacks one, isn't used`(isOlder: Bool) async throws
    {
        let package = try FixturePackage(files: [
            "Sources/Core/Core.swift": "public func log() {}",
            "Sources/App/App.swift": "import Core\nfunc start() { log() }",
        ])
        #expect(try await graph(of: ["Core", "App"], in: package).outdatedModules.isEmpty)
        if isOlder {
            try FileManager.default.setAttributes(
                [.modificationDate: Date.distantFuture],
                ofItemAtPath: package.url.appending(path: "Sources/App/App.swift").path)
        } else {
            try FileManager.default.removeItem(
                at: package.url.appending(path: "App.build/App.swift.o"))
        }
        let graph = try await graph(of: ["Core", "App"], in: package, compiling: false)
        #expect(graph.outdatedModules == ["App"])
        #expect(graph.modules.map { $0.surface == nil } == [true, false])
        #expect(graph.edges.allSatisfy { $0.symbols.isEmpty })
    }

    @Test func `a build of which everything is older than the sources is an error`() async throws {
        let package = try FixturePackage(files: ["Sources/Core/Core.swift": "public func log() {}"])
        try await compile("Core", in: package)
        try FileManager.default.setAttributes(
            [.modificationDate: Date.distantFuture],
            ofItemAtPath: package.url.appending(path: "Sources/Core/Core.swift").path)
        let error = EvidenceError.outdatedBuild(package.url.path, command: "swift build")
        await #expect(throws: error) {
            try await graph(of: ["Core"], in: package, compiling: false)
        }
        #expect(error.description.hasSuffix("is older than its sources; run 'swift build' first"))
    }

    /// Compiles modules, and reads the result.
    private func graph(
        of names: [String], in package: FixturePackage, compiling: Bool = true
    ) async throws -> ModuleGraph {
        for name in names where compiling { try await compile(name, in: package) }
        let manifest = SourcePlace(file: "Package.swift")
        let modules = names.map { Module(name: $0, kind: .library, place: manifest) }
        let sources = names.reduce(into: [:]) { $0[$1] = ["Sources/\($1)/\($1).swift"] }
        let imported = try await ImportedEvidence(sources, in: package.folder)
        let compiled = try await BuiltPackage(package.folder, in: BuildFolder(at: package.url))
            .compiled(modules, from: sources, surfaces: [.all])
        var graph = ModuleGraph(
            package: "Fixture",
            modules: modules.map {
                Module(
                    name: $0.name, kind: $0.kind, place: $0.place,
                    surface: compiled.surfaces[$0.name])
            }, edges: imported.edges + compiled.edges, kinds: [.imported, .used, .compiled])
        graph.outdatedModules = compiled.outdated
        return graph
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
                "Modules/\(module).swiftmodule", "-o", "\(module).build/\(module).swift.o",
                // As SwiftPM does, so that places have whole paths.
                package.url.appending(path: "Sources/\(module)/\(module).swift").path,
            ], folder: package.url, limit: .seconds(50))
        _ = try await tool.output().get()
    }
}
