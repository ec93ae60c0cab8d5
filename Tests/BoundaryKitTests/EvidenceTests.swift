import Foundation
import MomentsTestSupport
import Testing

@testable import BoundaryKit

struct `What a manifest can read` {
    @Test(
        arguments: [
            ("", ""), ("let all = [\"Context\"]\n#if os(Linux)\n#endif", ""),
            ("import CompilerPluginSupport", ""),
            ("let isCI = Context.environment[\"CI\"] != nil", "PATH="), ("import Foundation", nil),
            ("import class Foundation.ProcessInfo", nil),
            ("let here = Context.packageDirectory", nil),
            ("let git = Context . gitInformation", nil),
            ("let here = #filePath", nil), ("@_silgen_name(\"getenv\") func read()", nil),
            ("let one = Bool.random()", nil), ("print(CommandLine.arguments)", nil),
            ("let line = readLine()", nil), ("#if canImport(UIKit)\n#endif", nil),
        ] as [(String, String?)])
    func `only a manifest that reads its text, or the environment, is kept for what it reads`(
        code: String, start: String?
    ) {
        let manifest = ManifestText(Array("import PackageDescription\n\(code)\n".utf8))
        let variables = ManifestCache.environment(readBy: manifest)?.split(separator: "\n")
        #expect(variables.map { $0.contains { $0.hasPrefix("PATH=") } ? "PATH=" : "" } == start)
    }

    @Test(.startsToolchain) func `an output is kept for each folder while its text stays the same`()
        async throws
    {
        // Another test, or another run, can't have evaluated it.
        let marker = UUID().uuidString
        let manifest = FixturePackage.manifest(
            "dependencies: [.package(path: \"../Far\")], targets: [.target(name: \"A\")]",
            name: marker)
        let one = try FixturePackage(["Package.swift": manifest])
        let two = try FixturePackage(["Package.swift": manifest, "../Far/Package.swift": manifest])
        _ = try await PackageManifest.read(in: one.url)
        // It isn't evaluated again: in no time, SwiftPM can't be asked.
        let read = try await PackageManifest.read(in: two.url, limit: .zero)
        #expect(read.name == marker)
        let far = two.url.appending(path: "../Far").standardizedFileURL.path
        #expect(read.dependencies.map(\.path) == [far])
        try two.write(manifest.replacing("\"A\"", with: "\"B\""), to: "Package.swift")
        await #expect(throws: EvidenceError.self) {
            _ = try await PackageManifest.read(in: two.url, limit: .zero)
        }
        let changed = try await PackageManifest.read(in: two.url)
        #expect(changed.targets.map(\.name) == ["B"])
    }
}

struct `The names of modules` {
    @Test(arguments: [
        ("module Foo { header \"a.h\" }", ["Foo"]), ("framework module Foo [system] {}", ["Foo"]),
        ("// module No {}\nmodule \"Foo\" { module Inner {} }\nmodule Bar {}", ["Foo", "Bar"]),
        ("module Foo.Inner { export * }\n/* module No */", ["Foo"]), ("", []),
    ])
    func `a module map declares the names of modules`(map: String, names: [String]) {
        #expect(ModuleMaps.modules(in: Data(map.utf8)) == names)
    }

    @Test(.startsToolchain)
    func `a module is known by the names in its map, and those that flags say`() async throws {
        let package = try FixturePackage(
            targets: """
                .target(name: "Zip"), .systemLibrary(name: "System", path: "System"),
                .binaryTarget(name: "Binary", path: "Binary.xcframework"),
                .target(name: "Log"), .target(name: "LogForPlugin", path: "Sources/Log2"),
                .target(name: "App", dependencies: ["Zip", "System", "Binary"]),
                .target(name: "Bad", dependencies: ["LogForPlugin"], swiftSettings: [
                    .unsafeFlags(["-module-alias", "Log=LogForPlugin", "-Xfrontend", "-import-module",
                        "-Xfrontend", "Zip"])]),
                """,
            files: [
                "Sources/Zip/zip.c": "", "Sources/Zip/include/zip.h": "",
                "Sources/Zip/include/module.modulemap": "module CZip { header \"zip.h\" }",
                "System/module.modulemap": "module CSystem [system] { }",
                "Binary.xcframework/ios-arm64/Draw.framework/Info.plist": "",
                "Sources/Log/Log.swift": "", "Sources/Log2/Log.swift": "",
                "Sources/App/App.swift": "import CZip\nimport CSystem\nimport Draw",
                "Sources/Bad/Bad.swift": "import CZip\nimport CSystem\nimport Draw\nimport Log",
            ])
        let graph = try await package.graph()
        let findings = graph.findings(#""noUndeclared""#, #""noUnused""#)
        #expect(
            findings
                == [
                    "Package.swift:7 Bad -> Zip", "Bad.swift:1 Bad -> Zip",
                    "Bad.swift:2 Bad -> System", "Bad.swift:3 Bad -> Binary",
                ], "\(findings)")
    }

    @Test func `a branch that isn't built warns only, and fix leaves it`() {
        var graph = ModuleGraph.sketch(
            "App: Core, import Log #SINGLE, import Net #!SINGLE, declare Kit, Zip #SINGLE\n"
                + "Core:\nLog:\nNet:\nKit:\nZip:")
        for index in graph.modules.indices { graph.modules[index].flags = ["DEBUG"] }
        let rules: [BoundaryRule] = [#""noUndeclared""#, #""noUnused""#]
        let report = BoundaryReport(of: rules, in: graph)
        #expect(report.failures.map(\.subject) == ["App -> Net", "App -> Kit"])
        #expect(report.warnings.map(\.subject) == ["App -> Log", "App -> Zip"])
        let unused = graph.findings(#""noUnused""#)
        #expect(unused == ["Package.swift:1 App -> Kit", "Package.swift:1 App -> Zip"])
        let plan = RepairPlan(for: graph, rules: rules)
        #expect(plan.additions.map(\.description) == ["App -> Net"])
        #expect(plan.removals.map(\.description) == ["App -> Kit"])
        let forbidden = BoundaryReport(of: [#""forbidden", "from": "App", "to": "Log""#], in: graph)
        #expect(forbidden.failures.map(\.subject) == ["App -> Log"])
    }
}
