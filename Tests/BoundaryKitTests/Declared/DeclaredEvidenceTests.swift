import CommandLineKit
import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `What a manifest declares` {
    private let evidence: PackageTargets

    init() throws {
        evidence = PackageTargets(
            PackageManifest(
                dumped: try ToolFormat.decode(
                    from: Data(RecordedManifest.dump.utf8), of: "'dump-package'"),
                text: ManifestText(Array(RecordedManifest.text.utf8)), json: .null, exceptions: [],
                circumstances: []))
    }

    @Test func `each target is a module of its kind, named as it is imported`() {
        #expect(
            evidence.modules.map { "\($0.kind) \($0.name) in \($0.path)" } == [
                "executable App in Sources/App", "library Lib in Sources/Lib",
                "library my_lib in Code/Mine", "macro Mac in Sources/Mac",
                "plugin Plug in Plugins/Plug", "test LibTests in Tests/LibTests",
            ])
    }

    @Test func `each dependency has its conditions`() throws {
        let declarations = evidence.edges.map { edge in
            let declaration = edge.declaration
            let conditions = (declaration?.platforms ?? []) + (declaration?.traits ?? [])
            return ([edge.tail, edge.head] + conditions).joined(separator: " ")
        }
        #expect(
            declarations == [
                "App Lib linux Menu", "App NIO Extra", "App Plug", "Lib my_lib",
                "Lib Mac macos ios",
                "LibTests Lib",
            ])
    }

    @Test func `settings are written as in the manifest`() {
        #expect(
            evidence.modules[0].settings == [
                "define X when linux, debug, trait Menu", "unsafeFlags -a b", "strictMemorySafety",
                "treatWarning Foo warning", "linker linkedLibrary z",
            ])
        #expect(evidence.modules[1].settings == ["packageAccess false"])
        #expect(evidence.modules[2].settings.isEmpty)
    }

    @Test func `an executable target without a product is a product`() {
        #expect(evidence.products.map(\.name) == ["Lib", "App"])
        #expect(evidence.products.map(\.modules) == [["Lib"], ["App"]])
    }

    @Test(arguments: [
        ("App", 11), ("Lib", 17), ("my-lib", 17), ("Mac", 18), ("Plug", 18), ("LibTests", 17),
        ("Unnamed", 1),
    ])
    func `a target is declared where its name is the first argument`(name: String, line: Int) {
        let text = ManifestText(Array(RecordedManifest.text.utf8))
        #expect(text.place(ofTarget: name).line == line)
    }

    @Test(arguments: [
        #"""
        let package = Package(
            name: "A",
            products: [.library(name: "A", targets: ["A"])],
            targets: [
                .target(name: "A")
        """#,
        #"""
        let package = Package(name: "Other",
            products: [.library(name: "A", type: .static, targets: ["A"]),
                .plugin(name: "A", targets: ["A"])],
            targets: [
                .plugin(name: "A", capability: .buildTool())
        """#,
        #"""
        let products: [Product] = [
            .library(name: "A", targets: ["A"]), .executable(name: "A", targets: ["A"]),
        ]
        let package = Package(name: "A", products: products, targets: [
                .executableTarget(name: "A", dependencies: [.product(name: "A", package: "A")])
        """#,
        #"""
        let package = Package(name: "A", traits: [.trait(name: "A")],
            dependencies: [.package(name: "A", path: "../A")])
        package.products.append(.library(name: "A", targets: ["A"]))
        package.targets += [
                .feature("A")
        """#,
    ])
    func `a product, a package or a trait with a target's name isn't a target`(text: String) {
        let place = ManifestText(Array(text.utf8)).place(ofTarget: "A")
        #expect(place.line == 5, "\(place)")
    }

    @Test(arguments: [
        ("Lib", "App", 13, 31), ("NIO", "App", 14, 32), ("Plug", "App", 16, 23),
        ("Mac", "Lib", 17, 55), ("Lib", "LibTests", 17, 23), ("Lib", "Unnamed", 1, 1),
    ])
    func `a dependency is declared where the target names it`(
        dependency: String, target: String, line: Int, column: Int
    ) {
        let place = ManifestText(Array(RecordedManifest.text.utf8)).place(
            of: dependency, in: target)
        #expect(place == SourcePlace(file: "Package.swift", line: line, column: column))
    }

    @Test(arguments: [
        (#""type":"macro""#, #""kind":"macro""#, "targets[3].type is missing"),
        (
            #""byName":["my-lib""#, #""named":["my-lib""#,
            "targets[1].dependencies[0].named can't be read: the kind of dependency is unknown"
        ),
        (
            #"{"_0":"X"}"#, #"{"_0":7}"#,
            "targets[0].settings[0].kind.define._0 isn't of type Array<Any>"
        ),
        (#"{"library":["automatic"]}"#, "{}", "it should have exactly one key"),
    ])
    func `an unknown format is reported with the place of the difference`(
        known: String, other: String, difference: String
    ) {
        let output = RecordedManifest.dump.replacing("\n", with: "").replacing(known, with: other)
        #expect {
            let _: DumpedManifest = try ToolFormat.decode(
                from: Data(output.utf8), of: "'dump-package'")
        } throws: { error in
            let text = "\(error)"
            return text.hasPrefix("the output of 'dump-package' isn't in the format")
                && text.contains(difference)
        }
    }
}
