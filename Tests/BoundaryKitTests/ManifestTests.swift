import Foundation
import MomentsTestSupport
import Testing

@testable import BoundaryKit

struct `What a manifest declares` {
    /// What SwiftPM 6.3 prints about a manifest with a bit of everything, without what isn't read.
    private static let dump = Recorded.text("dump-package.json")

    @Test func `a manifest declares modules, dependencies and products`() throws {
        let folder = PackageFolder(unchecked: URL(filePath: "/nowhere"))
        let manifest = try PackageManifest(
            Data(Self.dump.utf8), text: ManifestText([]), in: folder.url)
        let declared = PackageTargets(manifest, of: folder, readsSources: false)
        let modules = declared.targets.map(\.module)
        #expect(
            modules.map { "\($0.kind) \($0.name) in \($0.path)" } == [
                "executable App in Sources/App", "library Lib in Sources/Lib",
                "library my_lib in Code/Mine", "macro Mac in Sources/Mac",
                "plugin Plug in Plugins/Plug", "test LibTests in Tests/LibTests",
            ])
        #expect(modules.filter(\.usesPlugin).map(\.name) == ["App"])
        // In the same order in each run, as in JSON.
        #expect(modules.first?.flags == ["DEBUG", "X"])
        let edges = declared.targets.flatMap(\.edges).map { edge in
            let conditions = edge.declaration.map { $0.platforms + $0.traits + $0.aliases } ?? []
            return ([edge.tail, edge.head] + conditions).joined(separator: " ")
        }
        #expect(
            edges == [
                "App Lib linux Menu", "App NIO Extra B", "App Plug", "Lib my_lib",
                "Lib Mac macos ios", "LibTests Lib",
            ])
        #expect(
            modules.prefix(3).map(\.settings) == [
                [
                    "define X when linux, debug, trait Menu", "unsafeFlags -a b",
                    "strictMemorySafety", "treatWarning Foo warning", "linker linkedLibrary z",
                ], ["packageAccess false"], [],
            ])
        // An executable target without a product is one.
        #expect(
            declared.products.map { "\($0.name) \($0.modules)" } == [
                #"Lib ["Lib"]"#, #"App ["App"]"#,
            ])
    }

    /// Texts that mark the place of the target `B`, not where something else has its name.
    private static let targets = [
        #"Package(name: "B", products: [.library(name: "B", targets: ["B"])], targets: [.target(name: ▸"B")"#,
        #"Package(products: [.library(name: "B", type: .static, targets: ["B"])], targets: [.plugin(name: ▸"B", capability: .buildTool())"#,
        """
        let products: [Product] = [.library(name: "B", targets: ["B"])]
        let package = Package(name: "B", products: products, targets: [
            .executableTarget(name: ▸"B", dependencies: [.product(name: "B", package: "B")])
        """,
        """
        let package = Package(name: "B", traits: [.trait(name: "B")], dependencies: [.package(name: "B")])
        package.products.append(.library(name: "B", targets: ["B"]))
        package.targets += [.feature(▸"B")]
        """,
        #"let common = [.target(name: "B")]; let all = [.target(name: "A", dependencies: common), .target(name: ▸"B")]"#,
        """
        for name in ["A"] { package.targets.append(.target(name: name, path: "B")) }
        package.targets += [.feature(▸"B")]
        """,
        """
        let libraries: [Target] = [
            .target(name: "A", dependencies: [.product(name: "B", package: "B")], resources: [.process("B")]),
            .target(name: ▸"B"),
        ]
        """,
        """
        let dependencies: [Package.Dependency] = [.package(url: "https://example.com/b", from: "1.0.0")]
        let package = Package(name: "P", dependencies: dependencies, targets: [
            .target(name: "A", dependencies: [.product(name: "B", package: "b")]), .target(name: ▸"B")])
        """,
        """
        let settings: [SwiftSetting] = [.define("B")]
        let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: settings), .target(name: ▸"B")])
        """,
        """
        let paths = (path: "B", url: "B")
        let package = Package(name: "P", targets: names.map { .target(name: $0) })
        let names = [▸"B"]
        """,
    ]

    /// Texts that mark the place of the dependency `A` of the target `B`, or that of the target.
    private static let dependencies = [
        """
        let atomics: Target.Dependency = .product(name: ▸"A", package: "swift-a")
        let package = Package(name: "P", targets: [.target(name: "B", dependencies: [atomics])])
        """,
        """
        let package = Package(name: "P", targets: [.target(name: "B", dependencies: common)])
        let common: [Target.Dependency] = ["C", .product(name: ▸"A", package: "A")]
        """,
        """
        let base = [▸"A"]
        let all = base + ["C"]
        package.targets.append(.target(name: "B", dependencies: all.map { .byName(name: $0) }))
        """,
        """
        let other = ["A"]
        package.targets.append(.target(name: ▸"B", dependencies: helper(), path: "A", exclude: ["A"]))
        """,
        """
        let dependencies: [Package.Dependency] = [.package(name: "A", path: "../A")]
        let package = Package(dependencies: dependencies, targets: [.target(name: ▸"B", dependencies: helper())])
        """,
        """
        let list = ["C"]
        print("A")
        package.targets.append(.target(name: ▸"B", dependencies: list.dependencies))
        """,
        #".target(name: "A"), .macro(name: "B", dependencies: [.target(name: ▸"A", condition: nil)])"#,
        #".target(name: "A"), .target(name: "B", dependencies: [.product(name: ▸"A", package: "a")])"#,
        #".plugin(name: "A"), .target(name: "B", dependencies: [], plugins: [▸"A"])"#,
    ]

    /// Texts that mark what is in place of a target, or of its dependency, that isn't written.
    private static let unwritten: [(String, String?, String)] = [
        ("BTests", nil, #".target(name: ▸"B"), tests(of: ["B"])"#),
        ("BTests", "B", #".target(name: ▸"B"), tests(of: ["B"])"#),
        ("C", nil, #"▸.target(name: "B")"#), ("C", "B", #"▸.target(name: "B")"#),
    ]

    @Test(
        arguments: targets.map { ("B", nil, $0) } + dependencies.map { ("B", "A", $0) } + unwritten)
    func `a target is where it is declared, and a dependency where its target names it`(
        target: String, dependency: String?, marked: String
    ) {
        let parts = marked.components(separatedBy: "▸")
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let text = ManifestText(Array(parts.joined().utf8))
        let place = text.place(ofTarget: target, dependency: dependency)
        #expect(place.line == lines.count, "\(place)")
        #expect(place.column == (lines.last?.utf8.count ?? 0) + 1, "\(place)")
    }

    @Test(arguments: [
        "#if os(Linux)", "#elseif DEBUG", "let isCI = ProcessInfo.processInfo.environment[name]",
        "let isCI = getenv(name) != nil", "let file = FileManager.default", "let git = Context.git",
    ])
    func `a manifest names each line that asks for the environment or a platform`(line: String) {
        let text = ManifestText(Array("let words = \"Context\"  // getenv\n\(line)".utf8))
        #expect(text.circumstances.map(\.line) == [2])
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
    func `an unknown format of a manifest is refused at the difference`(
        known: String, other: String, difference: String
    ) {
        let output = Self.dump.replacing("\n", with: "").replacing(known, with: other)
        #expect(
            throws: EvidenceError.unknownFormat(tool: "'dump-package'", difference: difference)
        ) {
            try PackageManifest(
                Data(output.utf8), text: ManifestText([]), in: URL(filePath: "/"))
        }
    }

    @Test func `the toolchain tells its version and its libraries`() throws {
        let info = #"""
            {"compilerVersion":"Swift version 6.3.1 (swift-6.3.1-RELEASE)","target":{"triple":"a-b"},
            "paths":{"runtimeResourcePath":"/opt/swift/usr/lib/swift"}}
            """#
        let toolchain = try Toolchain(Data(info.utf8))
        #expect(toolchain.version == [6, 3, 1])
        #expect(toolchain.library("libA") == "/opt/swift/usr/lib/libA.so")
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
    func `of several manifests the one counts that SwiftPM evaluates`(
        versions: [String: String], file: String
    ) async throws {
        let texts = versions.map { name, version in
            let text = FixturePackage.manifest(#"targets: [.target(name: "A")]"#, name: name)
            return (name, text.replacing("6.2", with: version))
        }
        let package = try FixturePackage(Dictionary(uniqueKeysWithValues: texts))
        let manifest = try await PackageManifest.read(in: package.url)
        #expect(manifest.name == file)
        let place = manifest.text.place(ofTarget: "A")
        #expect("\(place.file):\(place.line)" == "\(file):3")
    }
}
