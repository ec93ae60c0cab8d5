import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `What a manifest declares` {
    private let evidence: PackageTargets

    init() throws {
        let text = ManifestText(Array(RecordedManifest.text.utf8))
        evidence = PackageTargets(
            try PackageManifest(Data(RecordedManifest.dump.utf8), text: text))
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
        (#""targets":[{"dep"#, #""targetz":[{"dep"#, "targets is missing"),
        (
            #""byName":["my-lib""#, #""named":["my-lib""#,
            "targets[1].dependencies[0].named can't be read: the kind of dependency is unknown"
        ),
        (
            #"{"_0":"X"}"#, #"{"_0":7}"#,
            "targets[0].settings[0].kind.define._0 isn't a list of texts"
        ),
        (#"{"library":["automatic"]}"#, "{}", "products[0].type should have exactly one key"),
    ])
    func `is refused in an unknown format, with the place of the difference`(
        known: String, other: String, difference: String
    ) {
        let output = RecordedManifest.dump.replacing("\n", with: "").replacing(known, with: other)
        #expect(
            throws: EvidenceError.unknownFormat(tool: "'dump-package'", difference: difference)
        ) {
            try PackageManifest(Data(output.utf8), text: ManifestText([]))
        }
    }

    @Test func `is read by the toolchain, whose output is known, too`() throws {
        let info = #"""
            {"compilerVersion":"Swift version 6.3.1 (swift-6.3.1-RELEASE)","target":{
            "triple":"x86_64-unknown-linux-gnu"},"paths":{
            "runtimeResourcePath":"/opt/swift/usr/lib/swift"}}
            """#
        let toolchain = try Toolchain(Data(info.utf8))
        #expect(toolchain.version == [6, 3, 1])
        #expect(toolchain.library("libA") == "/opt/swift/usr/lib/libA.so")
    }
}

@Suite struct `A place in a manifest` {
    @Test(arguments: [
        #"""
        let atomics: Target.Dependency = .product(name: "Atomics", package: "swift-atomics")
        let package = Package(name: "P", targets: [
            .target(name: "A"),
            .target(name: "B", dependencies: ["A", atomics]),
        ])
        """#: 1,
        #"""
        let package = Package(name: "P", targets: [.target(name: "B", dependencies: common)])
        let common: [Target.Dependency] = [
            "A",
            .product(
                name: "Atomics", package: "Atomics"),
        ]
        """#: 5,
        #"""
        let base = ["Atomics"]
        let all = base + ["A"]
        package.targets.append(.target(name: "B", dependencies: all.map { .byName(name: $0) }))
        """#: 1,
        #"""
        let other = ["Atomics"]
        package.targets.append(
            .target(name: "B", dependencies: helper(), path: "Atomics", exclude: ["Atomics"]))
        """#: 3,
        #"""
        let list = ["A"]
        print("Atomics")
        package.targets.append(.target(name: "B", dependencies: list.dependencies))
        """#: 3,
    ])
    func `a dependency in a variable is where the variable names it`(text: String, line: Int) {
        let place = ManifestText(Array(text.utf8)).place(of: "Atomics", in: "B")
        #expect(place.line == line, "\(place)")
    }

    @Test(arguments: [
        #"""
        let common: [Target.Dependency] = [.target(name: "A")]
        let package = Package(name: "P", targets: [
            .target(name: "B", dependencies: common),
            .target(name: "A"),
        ])
        """#,
        #"""
        let package = Package(name: "P")
        for name in ["B"] { package.targets.append(.target(name: name, path: "A")) }
        package.targets += [
            .feature("A"),
        ]
        """#,
        #"""
        let libraries: [Target] = [
            .target(name: "B", dependencies: [.product(name: "A", package: "A")],
                resources: [.process("A")]),
            .target(name: "A"),
        ]
        """#,
        #"""
        let paths = (path: "A", url: "A")
        let package = Package(name: "P", targets: names.map { .target(name: $0) })
        let names = [
            "A",
        ]
        """#,
    ])
    func `a target is where it is declared, not where something else has its name`(text: String) {
        let place = ManifestText(Array(text.utf8)).place(ofTarget: "A")
        #expect(place.line == 4, "\(place)")
    }
}

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `A package with several manifests` {
    @Test(
        arguments: [
            (["Package.swift": "6.2"], "Package.swift"),
            (["Package.swift": "5.9", "Package@swift-6.swift": "6.0"], "Package@swift-6.swift"),
            (
                ["Package.swift": "5.5", "Package@swift-5.9.swift": "5.9"],
                "Package@swift-5.9.swift"
            ),
            (["Package.swift": "6.0", "Package@swift-5.9.swift": "5.9"], "Package.swift"),
            (["Package.swift": "5.5", "Package@swift-99.swift": "5.9"], "Package.swift"),
        ] as [([String: String], String)])
    func `has its places in the one that SwiftPM evaluates`(
        versions: [String: String], file: String
    ) async throws {
        let manifests = versions.map { name, version in
            let text = """
                // swift-tools-version: \(version)
                import PackageDescription
                let package = Package(name: "\(name)", targets: [.target(name: "A")])
                """
            return (name, text)
        }
        let package = try FixturePackage(Dictionary(uniqueKeysWithValues: manifests))
        let manifest = try await PackageManifest.read(in: package.url)
        #expect(manifest.name == file)
        let place = manifest.text.place(ofTarget: "A")
        #expect("\(place.file):\(place.line)" == "\(file):3")
    }

    @Test func `is evaluated once while its text stays the same`() async throws {
        let package = try FixturePackage(targets: #".target(name: "One")"#)
        _ = try await PackageManifest.read(in: package.url)
        // In no time, SwiftPM can't be asked.
        let again = try await PackageManifest.read(in: package.url, limit: .zero)
        #expect(again.targets.map(\.name) == ["One"])
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Fixture", targets: [.target(name: "Two")])
            """
        try package.write(manifest, to: "Package.swift")
        await #expect(throws: EvidenceError.self) {
            _ = try await PackageManifest.read(in: package.url, limit: .zero)
        }
        let changed = try await PackageManifest.read(in: package.url)
        #expect(changed.targets.map(\.name) == ["Two"])
    }
}

/// A manifest with a bit of everything, and what SwiftPM 6.3 prints about it.
enum RecordedManifest {
    static let text = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Odd",
            products: [.library(name: "Lib", targets: ["Lib"])],
            traits: ["Menu"],
            dependencies: [.package(url: "https://example.com/swift-nio", from: "2.0.0")],
            targets: [
                .executableTarget(
                    name: "App",
                    dependencies: [
                        .target(name: "Lib", condition: .when(platforms: [.linux], traits: ["Menu"])),
                        .product(name: "NIO", package: "swift-nio"),
                    ],
                    plugins: ["Plug"]),
                .target(name: "Lib", dependencies: ["my-lib", "Mac"]), .target(name: "my-lib"),
                .macro(name: "Mac"), .plugin(name: "Plug", capability: .buildTool()),
            ] + ["Lib"].map { .testTarget(name: "\\($0)Tests", dependencies: [.byName(name: $0)]) }
        )
        """

    /// Without what nobody reads.
    static let dump = #"""
        {"name":"Odd","products":[{"name":"Lib","settings":[],"targets":["Lib"],
        "type":{"library":["automatic"]}}],"targets":[{"dependencies":[{"target":["Lib",
        {"platformNames":["linux"],"traits":["Menu"]}]},{"product":["NIO","swift-nio",{"A":"B"},
        {"platformNames":[],"traits":["Extra"]}]}],"name":"App","packageAccess":true,
        "pluginUsages":[{"plugin":["Plug",null]}],"settings":[{"condition":{"config":"debug",
        "platformNames":["linux"],"traits":["Menu"]},"kind":{"define":{"_0":"X"}},"tool":"swift"},
        {"kind":{"unsafeFlags":{"_0":["-a","b"]}},"tool":"swift"},{"kind":{"strictMemorySafety":{}},
        "tool":"swift"},{"kind":{"treatWarning":{"_0":"Foo","_1":"warning"}},"tool":"swift"},{"kind":
        {"linkedLibrary":{"_0":"z"}},"tool":"linker"}],"type":"executable"},{"dependencies":[
        {"byName":["my-lib",null]},{"byName":["Mac",{"platformNames":["macos","ios"]}]}],"name":"Lib",
        "packageAccess":false,"settings":[],"type":"regular"},{"dependencies":[],"name":"my-lib",
        "packageAccess":true,"path":"Code/Mine","settings":[],"type":"regular"},{"dependencies":[],
        "name":"Mac","packageAccess":true,"settings":[],"type":"macro"},{"dependencies":[],
        "name":"Plug","packageAccess":true,"settings":[],"type":"plugin"},{"dependencies":[{"byName":
        ["Lib",null]}],"name":"LibTests","packageAccess":true,"settings":[],"type":"test"}]}
        """#
}
