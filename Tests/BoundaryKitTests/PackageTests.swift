import Foundation
import MomentsTestSupport
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct PackageTests {
    @Test func `a package is read without resolving its dependencies`() async throws {
        let package = try FixturePackage([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription  // boundary:allow b
            // \(UUID())
            let package = Package(
                name: "Far", products: [.executable(name: "my-tool", targets: ["my-tool"])],
                dependencies: [.package(url: "https://example.invalid/far.git", from: "1.0.0")],
                targets: [
                    .target(name: "Near", dependencies: [.product(name: "Far", package: "far")]),
                    .executableTarget(
                        name: "my-tool", dependencies: ["Near"], exclude: ["Old"],
                        sources: ["main.swift", "Old", "Gone.swift"]),
                ])
            """,
            "Sources/Near/Near.swift":
                "#if FAR\nimport Far\n#endif\nimport Foundation  // boundary:allow a",
            "Sources/my-tool/main.swift": "@testable import Near\nimport my_tool",
            "Sources/my-tool/Old/Old.swift": "import Old",
            "Sources/Near/Near.docc/Code.swift": "import Old",
            "Sources/Near/Try.playground/Contents.swift": "import Old",
            "Snippets/More/Routes.swift": "import Near",
        ])
        var hurried = try package.folder
        hurried.limit = .zero
        let error = await #expect(throws: EvidenceError.self) {
            try await ModuleGraph(of: hurried, for: [])
        }
        #expect(error?.description.contains("didn't finish within 0") == true)
        let graph = try await package.graph()
        #expect(
            graph.edges.map { "\($0.tail) \($0.head) \($0.declarations.count)\($0.imports.count)" }
                == ["Near Far 11", "Near Foundation 01", "Routes Near 01", "my_tool Near 11"])
        #expect(
            graph.modules.map { "\($0.kind) \($0.name) \($0.path)" } == [
                "external Far ", "external Foundation ", "library Near Sources/Near",
                "snippet Routes Snippets/More", "executable my_tool Sources/my-tool",
            ])
        // The target has a product, whose name is that of no module.
        #expect(graph.products.map(\.name) == ["my-tool"])
        #expect(graph.exceptions.map(\.rule) == ["b", "a"])
        #expect(graph.limits.unresolvedPackages == ["far"])
        #expect(
            graph.limits.gaps.map(\.description) == [
                "Sources/my-tool/Gone.swift can't be read: there is no such file or folder"
            ])
        #expect(
            graph.findings(
                #""noUndeclared""#,
                #""requiresSettings", "settings": ["define A"], "modules": "kind:snippet""#,
                #""exhaustive", "modules": "kind:snippet""#) == [])
    }

    @Test func `a package is found from any file in it, and nowhere else`() throws {
        let package = try FixturePackage(targets: "", files: ["Sources/Deep/Down/File.swift": ""])
        let file = package.url.appending(path: "Sources/Deep/Down/File.swift").path
        #expect(try PackageFolder(around: file) == package.folder)
        #expect(throws: EvidenceError.noPackage("/a.swift")) {
            try PackageFolder(around: "/a.swift")
        }
        let empty = try FixturePackage(["Pods/Other/Package.swift": ""])
        #expect(throws: EvidenceError.noPackage(empty.url.path)) { try empty.folder }
    }

    @Test func `a package can have linked folders, also one that leads back`() async throws {
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
        // A manifest that can't be read is refused with the compiler's message and place.
        try package.write("// swift-tools-version: 6.2\nlet a = Pack(", to: "Package.swift")
        let error = await #expect(throws: EvidenceError.self) { try await package.graph() }
        let text = try #require(error).description
        #expect(text.hasPrefix("can't read the package in \(package.url.path):\n"))
        #expect(text.contains("Package.swift:2:9: error: cannot find 'Pack' in scope"))
        #expect(!text.contains("compiled with"))
    }

    @Test func `a package is checked beside a broken project, which is named`() async throws {
        let package = try FixturePackage(
            targets: #".target(name: "One")"#,
            files: ["Sources/One/One.swift": "", "App.xcodeproj/project.pbxproj": "{"])
        try await package.commit()
        let folder = try package.folder
        let graph = try await package.graph()
        let gap = "App.xcodeproj/project.pbxproj isn't a property list; open the project in Xcode"
        #expect(graph.limits.gaps.map(\.description) == [gap])
        let failures = BoundaryReport(of: [#""acyclic""#], in: graph).failures
        #expect(failures.map(\.place?.file) == ["App.xcodeproj/project.pbxproj"])
        let sentence = "the rules aren't checked in what can't be read: \(gap)"
        #expect(failures.map(\.sentence) == [sentence])
        let old = try await ModuleGraph(of: folder, at: "HEAD")
        #expect(old.limits.gaps == graph.limits.gaps)
        #expect(try await folder.redeclaredSinceHead == [])
    }

    // MARK: Other packages

    fileprivate static let far = FixturePackage.manifest(
        """
        products: [.library(name: "Far", targets: ["FarUI"]), .library(name: "FarC", targets: ["FarC"])],
        targets: [
            .target(name: "FarUI", dependencies: ["FarCore"]), .target(name: "FarCore"),
            .target(name: "Lost"), .testTarget(name: "Unknown"), .systemLibrary(name: "FarC"),
        ]
        """)

    fileprivate static func near(_ dependency: String) -> [String: String] {
        [
            "Package.swift": FixturePackage.manifest(
                """
                dependencies: [\(dependency)],
                targets: [
                    .executableTarget(
                        name: "App", dependencies: [.product(name: "Far", package: "swift-far")]),
                    .target(name: "Core"),
                    .target(name: "Idle", dependencies: [
                        .product(name: "Far", package: "swift-far"), .product(name: "FarC", package: "swift-far")]),
                ]
                """),
            "Sources/App/main.swift":
                "import FarUI\nimport FarCore\nimport CLost\nimport Foundation",
            "Sources/Idle/Idle.swift": "",
            "Sources/Core/Core.swift": "#if FAR\nimport FarUI\n#endif\nimport Unknown",
        ]
    }

    @Test(arguments: [
        (#".package(path: "../swift-far")"#, "../swift-far"),
        (
            #".package(url: "https://example.invalid/swift-far.git", from: "1.0.0")"#,
            ".build/checkouts/swift-far"
        ),
    ])
    func `a package declares each import of other packages' modules`(
        dependency: String, folder: String
    ) async throws {
        let package = try FixturePackage(
            Self.near(dependency).merging(["\(folder)/Package.swift": Self.far]) { $1 })
        try package.write("module CLost { }", to: "\(folder)/Sources/Lost/include/module.map")
        let graph = try await package.graph()
        #expect(
            graph.findings(#""noUndeclared", "directly": true"#) == [
                "main.swift:2 App -> FarCore", "main.swift:3 App -> Lost",
                "Core.swift:2 Core -> FarUI",
            ])
        // Sources can use a module that isn't written in Swift without its name.
        #expect(graph.findings(#""noUnused""#) == ["Package.swift:9 Idle -> Far"])
        // A module is selected by the names of its products, too.
        for name in ["Far", "Far*", "FarUI"] {
            let json =
                #""forbidden", "from": "Core", "to": "external:\#(name)", "directlyOnly": true"#
            let rule = BoundaryRule(stringLiteral: json)
            #expect(graph.findings(rule) == ["Core.swift:2 Core -> FarUI"])
        }
        // What isn't available isn't suspected.
        try FileManager.default.removeItem(at: package.url.appending(path: folder))
        let unknown = try await package.graph()
        #expect(unknown.findings(#""noUndeclared""#) == [])
        #expect(unknown.edges.contains { ($0.tail, $0.head) == ("App", "Far") })
    }

    // MARK: Revisions

    @Test func `a package in a subfolder of its repository is read at a revision`() async throws {
        let package = try FixturePackage([
            "Deep/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription // boundary:allow acyclic until 2027-01-31 because it moves
            let package = Package(name: "Fixture", targets: [.target(name: "One")])
            """, "Deep/Sources/One/One.swift": "",
        ])
        try await package.commit()
        let folder = try PackageFolder(ofPackagesAt: package.url.appending(path: "Deep"))
        try package.write("// swift-tools-version: 6.2\nnothing", to: "Deep/Package.swift")
        try package.write("", to: "Deep/Sources/Two/New file.swift")
        let graph = try await ModuleGraph(of: folder, at: "HEAD")
        #expect(graph.modules.map { "\($0.name) \($0.path)" } == ["One Sources/One"])
        #expect(graph.exceptions.map(\.rule) == ["acyclic"])
        #expect(await folder.pathInRepository == "Deep/")
        #expect(
            try await folder.files(changedSince: "HEAD") == [
                "Package.swift", "Sources/Two/New file.swift",
            ])
        await #expect { _ = try await ModuleGraph(of: folder, at: "HEAD~1") } throws: {
            "\($0)".hasPrefix("can't read the revision 'HEAD~1': fatal:")
        }
        let stray = try FixturePackage(targets: "")
        await #expect { _ = try await stray.folder.files(changedSince: "HEAD") } throws: {
            "\($0)".hasPrefix("can't read the revision 'HEAD': fatal: not a git repository")
        }
    }

    private static let one =
        #"dependencies: [.package(path: "../Far")], targets: [.target(name: "One""#
    private static let reading = """
        // swift-tools-version: 6.2
        import Foundation
        import PackageDescription
        let isSet = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Flag")
        let package = Package(name: "Fixture", targets: [
            .target(name: "One", swiftSettings: isSet ? [.define("ONE")] : [])])

        """

    /// Manifests, the first of which is that of the revision.
    @Test(
        arguments: [
            (
                [
                    one + ")]", one + #"), .target(name: "Two")]"#,
                    one + #", swiftSettings: [.define("ONE")])]"#,
                    "platforms: [.macOS(.v14)], \(one))]",
                ].map { FixturePackage.manifest($0) }, [[], ["Two"], ["One"], nil]
            ),
            // What it declared isn't asked if it no longer reads a file.
            ([reading, FixturePackage.manifest(#"targets: [.target(name: "One")]"#)], [[], nil]),
        ] as [([String], [[String]?])])
    func `a manifest names the modules that it declares differently than at a revision`(
        manifests: [String], redeclared: [[String]?]
    ) async throws {
        let package = try FixturePackage([
            "Package.swift": manifests[0], "Sources/One/One.swift": "", "Flag": "",
        ])
        try await package.commit()
        for (manifest, modules) in zip(manifests, redeclared) {
            try package.write(manifest + "// No change.\n", to: "Package.swift")
            #expect(try await package.folder.redeclaredSinceHead == modules)
        }
    }
}

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct SeveralPackagesTests {
    private let fixture: FixturePackage

    init() throws { fixture = try FixturePackage(FourPackages.files) }

    @Test func `packages form one graph in a folder around them`() async throws {
        let graph = try await confirmation { read in
            try await ModuleGraph(of: fixture.folder, for: []) { manifests in
                // A terminal shows how many are read.
                #expect(manifests == 4)
                read()
            }
        }
        #expect(graph.package == "Fixture")
        #expect(
            graph.modules.filter { $0.kind != .external }.map { "\($0.name) \($0.path)" } == [
                "Account Packages/Account/Sources/Account", "Cache Packages/Network/Sources/Cache",
                "Client Packages/Network/Sources/Client", "Models Packages/Models/Sources/Models",
                "Timeline Packages/Timeline/Sources/Timeline",
            ])
        let declared = graph.edges.filter { $0.declaration != nil }
        #expect(
            declared.map(\.dependency.description) == [
                "Account -> Client", "Account -> Models", "Client -> Models", "Timeline -> Account",
                "Timeline -> Cache",
            ])
        let place = "Packages/Account/Package.swift:5:59"
        #expect(declared.first?.declaration?.place.description == place)
        #expect(
            graph.findings(
                #""independent", "modules": ["Account", "Timeline"]"#, #""noUndeclared""#,
                #""noUnused""#, #""acyclic""#,
                #""layers", "layers": ["path:Packages/Account/**", "path:Packages/Network/**"]"#)
                == ["Profile.swift:3 Account -> Timeline", "Feed.swift:1 Timeline -> Account"])
        // Each finds what it depends on among its own checkouts.
        let dependency = #".package(url: "https://example.invalid/swift-far.git", from: "1.0.0")"#
        let files = PackageTests.near(dependency).merging(
            [".build/checkouts/swift-far/Package.swift": PackageTests.far]) { $1 }
        for (path, text) in files { try fixture.write(text, to: "Packages/Near/\(path)") }
        let larger = try await fixture.graph()
        #expect(larger.limits.unresolvedPackages == [])
        #expect(larger.findings(#""noUndeclared""#).contains("Core.swift:2 Core -> FarUI"))
        // The second module of a name has the folder in its name, and what is around it is checked.
        let targets = #".target(name: "Models"), .target(name: "Old", dependencies: ["Models"])"#
        try fixture.write(
            FourPackages.manifest("Old", targets: targets), to: "Packages/Old/Package.swift")
        try fixture.write("import Old", to: "Packages/Old/Sources/Models/Post.swift")
        try fixture.write("import Models", to: "Packages/Old/Sources/Old/Old.swift")
        let twin = try await fixture.graph()
        #expect(twin.limits.renamed == ["Models (Packages:Old)"])
        #expect(
            twin.findings(#""noUndeclared""#, #""noUnused""#).filter { $0.contains("Old") }
                == ["Post.swift:1 Models (Packages:Old) -> Old"])
        #expect(twin.findings(#""noUndeclared""#).contains("Core.swift:2 Core -> FarUI"))
    }

    @Test func `packages belong to the one around them that depends on them`() async throws {
        let manifest = FourPackages.manifest(
            "App", on: ["Timeline", "Gone"], in: "Packages", products: "",
            targets: #".executableTarget(name: "App", dependencies: ["Timeline"])"#)
        try fixture.write(manifest, to: "Package.swift")
        try fixture.write("import Account", to: "Sources/App/main.swift")
        try fixture.write(FourPackages.manifest("Gen"), to: "Tools/Gen/Package.swift")
        // It only hides the folder from Xcode.
        try fixture.write(
            "let package = Package(name: \"a\", targets: [])", to: "Site/Package.swift")
        let graph = try await fixture.graph()
        #expect(graph.modules.count { $0.kind != .external } == 6)
        #expect(graph.limits.unresolvedPackages == ["gone"])
        #expect(graph.limits.leftOut == ["Packages/Models/Examples/Demo", "Tools/Gen"].suffix(1))
        #expect(
            graph.findings(#""noUndeclared", "directly": true"#)
                == ["Profile.swift:3 Account -> Timeline", "main.swift:1 App -> Account"])
    }

    @Test func `several packages are compared with a revision`() async throws {
        try await fixture.commit()
        let package = try fixture.folder
        let account = FourPackages.manifest("Account", on: ["Models"])
        try fixture.write(account, to: "Packages/Account/Package.swift")
        #expect(try await package.redeclaredSinceHead == nil)
        let old = FourPackages.files["Packages/Account/Package.swift"] ?? ""
        try fixture.write(
            old.replacing(#""Models", "Network"])"#, with: #""Network"])"#),
            to: "Packages/Account/Package.swift")
        let redeclared = try await package.redeclaredSinceHead
        #expect(redeclared == ["Account"])
        let affected = AffectedModules(
            by: try await package.files(changedSince: "HEAD"), in: try await fixture.graph(),
            redeclared: redeclared)
        #expect(affected.changed == ["Account"])
        #expect(affected.affected == ["Account", "Timeline"])
        // A package that isn't in the revision is new.
        try fixture.write(FourPackages.manifest("New"), to: "Packages/New/Package.swift")
        #expect(try await package.redeclaredSinceHead == ["Account", "New"])
    }
}
