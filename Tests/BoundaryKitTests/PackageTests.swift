import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `A package` {
    @Test func `is read without resolving its dependencies`() async throws {
        let package = try FixturePackage([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription  // boundary:allow b
            let package = Package(
                name: "Far",
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
        let graph = try await package.graph()
        #expect(
            graph.edges.map { "\($0.tail) \($0.head) \($0.declarations.count)\($0.imports.count)" }
                == ["Near Far 11", "Near Foundation 01", "Routes Near 01", "my_tool Near 11"])
        #expect(
            graph.modules.map { "\($0.kind) \($0.name) \($0.path)" } == [
                "external Far ", "external Foundation ", "library Near Sources/Near",
                "snippet Routes Snippets/More", "executable my_tool Sources/my-tool",
            ])
        #expect(graph.exceptions.map(\.rule) == ["b", "a"])
        #expect(graph.limits.unresolvedPackages == ["far"])
        #expect(
            graph.limits.gaps == [
                "Sources/my-tool/Gone.swift can't be read: there is no such file or folder"
            ])
        #expect(
            graph.findings(
                #""noUndeclared""#,
                #""requiresSettings", "settings": ["define A"], "modules": "kind:snippet""#,
                #""exhaustive", "modules": "kind:snippet""#) == [])
    }

    @Test func `is found from any file in it, and nowhere else`() throws {
        let package = try FixturePackage(targets: "", files: ["Sources/Deep/Down/File.swift": ""])
        let file = package.url.appending(path: "Sources/Deep/Down/File.swift").path
        #expect(try PackageFolder(around: file) == package.folder)
        #expect(throws: EvidenceError.noPackage("/")) { try PackageFolder(at: URL(filePath: "/")) }
        #expect(throws: EvidenceError.noPackage("/none.swift")) {
            try PackageFolder(around: "/none.swift")
        }
        let empty = try FixturePackage(["Pods/Other/Package.swift": ""])
        #expect(throws: EvidenceError.noPackage(empty.url.path)) { try empty.folder }
    }

    @Test func `can have linked folders, also one that leads back`() async throws {
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

    @Test func `is refused with the compiler's message and place`() async throws {
        let package = try FixturePackage([
            "Package.swift":
                "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Pack("
        ])
        let error = await #expect(throws: EvidenceError.self) { try await package.graph() }
        let text = try #require(error).description
        #expect(text.hasPrefix("can't read the package in \(package.url.path):\n"))
        #expect(text.contains("Package.swift:3:15: error: cannot find 'Pack' in scope"))
        #expect(!text.contains("compiled with"))
    }

    @Test func `is checked beside a project that can't be read, which is named`() async throws {
        let package = try FixturePackage(
            targets: #".target(name: "One")"#,
            files: ["Sources/One/One.swift": "", "App.xcodeproj/project.pbxproj": "{"])
        try await package.commit()
        let folder = try package.folder
        #expect(try await package.graph().limits.leftOut == ["App.xcodeproj"])
        let old = try await ModuleGraph(of: folder, at: "HEAD")
        #expect(old.limits.leftOut == ["App.xcodeproj"])
        #expect(try await folder.redeclaredModules(since: "HEAD") == [])
    }

    // MARK: Other packages

    fileprivate static let far = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Far", products: [.library(name: "Far", targets: ["FarUI"])],
            targets: [
                .target(name: "FarUI", dependencies: ["FarCore"]), .target(name: "FarCore"),
                .target(name: "Lost"), .testTarget(name: "Unknown"),
            ])
        """

    fileprivate static func near(_ dependency: String) -> [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Near", dependencies: [\(dependency)],
                targets: [
                    .executableTarget(name: "App", dependencies: [.product(name: "Far", package: "swift-far")]),
                    .target(name: "Core"),
                ])
            """,
            "Sources/App/main.swift":
                "import FarUI\nimport FarCore\nimport Lost\nimport Foundation",
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
    func `declares each import of other packages' modules`(
        dependency: String, folder: String
    ) async throws {
        let package = try FixturePackage(
            Self.near(dependency).merging(["\(folder)/Package.swift": Self.far]) { $1 })
        let graph = try await package.graph()
        #expect(
            graph.findings(#""noUndeclared", "directly": true"#) == [
                "main.swift:2 App -> FarCore", "main.swift:3 App -> Lost",
                "Core.swift:2 Core -> FarUI",
            ])
        // A module is selected by the names of its products, too.
        for name in ["Far", "Far*", "FarUI"] {
            let rule = BoundaryRule(
                stringLiteral:
                    #""forbidden", "from": "Core", "to": "external:\#(name)", "directlyOnly": true"#
            )
            #expect(graph.findings(rule) == ["Core.swift:2 Core -> FarUI"])
        }
    }

    @Test func `isn't suspected where the files of another one aren't available`() async throws {
        let dependency = #".package(url: "https://example.invalid/swift-far.git", from: "1.0.0")"#
        let graph = try await FixturePackage(Self.near(dependency)).graph()
        #expect(graph.findings(#""noUndeclared""#) == [])
        #expect(graph.edges.contains { ($0.tail, $0.head) == ("App", "Far") })
    }

    // MARK: Revisions

    @Test func `can be read at a revision, in a subfolder of its repository`() async throws {
        let package = try FixturePackage([
            "Deep/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription // boundary:allow acyclic until 2027-01-31 because it moves
            let package = Package(name: "Fixture", targets: [.target(name: "One")])
            """, "Deep/Sources/One/One.swift": "",
        ])
        try await package.commit()
        let folder = try PackageFolder(at: package.url.appending(path: "Deep"))
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
        await #expect {
            _ = try await ModuleGraph(of: folder, at: "HEAD~1")
        } throws: {
            "\($0)".hasPrefix("can't read the revision 'HEAD~1': fatal:")
        }
        let stray = try FixturePackage(targets: "")
        await #expect {
            _ = try await stray.folder.files(changedSince: "HEAD")
        } throws: {
            "\($0)".hasPrefix("can't read the revision 'HEAD': fatal: not a git repository")
        }
    }

    @Test(
        arguments: [
            (#".target(name: "One")"#, "", []),
            (#".target(name: "One"), .target(name: "Two", dependencies: ["One"])"#, "", ["Two"]),
            (#".target(name: "One", swiftSettings: [.define("ONE")])"#, "", ["One"]),
            (#".target(name: "One")"#, "platforms: [.macOS(.v14)], ", nil),
        ] as [(String, String, [String]?)])
    func `names the modules that its manifest declares differently`(
        targets: String, platforms: String, modules: [String]?
    ) async throws {
        let package = try FixturePackage(
            targets: #".target(name: "One")"#, files: ["Sources/One/One.swift": ""])
        try await package.commit()
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            // Moves all lines.
            let package = Package(name: "Fixture", \(platforms)targets: [\(targets)])
            """
        try package.write(manifest, to: "Package.swift")
        #expect(try await package.folder.redeclaredModules(since: "HEAD") == modules)
    }
}

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `Several packages` {
    private let fixture: FixturePackage

    init() throws {
        fixture = try FixturePackage(FourPackages.files)
    }

    @Test func `form one graph if the folder around them is no package`() async throws {
        let graph = try await fixture.graph()
        #expect(graph.package == "Fixture")
        #expect(
            graph.modules.filter { $0.kind != .external }.map { "\($0.name) \($0.path)" } == [
                "Account Packages/Account/Sources/Account", "Cache Packages/Network/Sources/Cache",
                "Client Packages/Network/Sources/Client", "Models Packages/Models/Sources/Models",
                "Timeline Packages/Timeline/Sources/Timeline",
            ])
        #expect(
            graph.edges.flatMap { edge in
                edge.declarations.map { "\(edge.tail) \(edge.head) \($0.place)" }
            } == [
                "Account Client Packages/Account/Package.swift:8:59",
                "Account Models Packages/Account/Package.swift:8:49",
                "Client Models Packages/Network/Package.swift:8:48",
                "Timeline Account Packages/Timeline/Package.swift:8:50",
                "Timeline Cache Packages/Timeline/Package.swift:8:61",
            ])
        #expect(
            graph.findings(
                #""independent", "modules": ["Account", "Timeline"]"#, #""noUndeclared""#,
                #""noUnused""#, #""acyclic""#,
                #""layers", "layers": ["path:Packages/Account/**", "path:Packages/Network/**"]"#)
                == ["Profile.swift:3 Account -> Timeline", "Feed.swift:1 Timeline -> Account"])
    }

    @Test func `belong to the package around them that depends on them by a path`() async throws {
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

    @Test func `find what they depend on among their own checkouts`() async throws {
        let dependency = #".package(url: "https://example.invalid/swift-far.git", from: "1.0.0")"#
        let files = `A package`.near(dependency).merging(
            [".build/checkouts/swift-far/Package.swift": `A package`.far]) { $1 }
        for (path, text) in files { try fixture.write(text, to: "Packages/Near/\(path)") }
        let graph = try await fixture.graph()
        #expect(graph.limits.unresolvedPackages == [])
        #expect(graph.findings(#""noUndeclared""#).contains("Core.swift:2 Core -> FarUI"))
    }

    @Test func `can't have modules of the same name, and the error names both`() async throws {
        try fixture.write(FourPackages.manifest("Models"), to: "Packages/Old/Package.swift")
        try fixture.write("", to: "Packages/Old/Sources/Models/Post.swift")
        let error = await #expect(throws: EvidenceError.self) { try await fixture.graph() }
        let start = "the packages in Packages/Models and Packages/Old both have a module 'Models'; "
        #expect(error?.description.hasPrefix(start) == true)
    }

    @Test func `are compared with a revision`() async throws {
        try await fixture.commit()
        let package = try fixture.folder
        let account = FourPackages.manifest("Account", on: ["Models"])
        try fixture.write(account, to: "Packages/Account/Package.swift")
        #expect(try await package.redeclaredModules(since: "HEAD") == nil)
        let old = FourPackages.files["Packages/Account/Package.swift"] ?? ""
        try fixture.write(
            old.replacing(#""Models", "Network"])"#, with: #""Network"])"#),
            to: "Packages/Account/Package.swift")
        let redeclared = try await package.redeclaredModules(since: "HEAD")
        #expect(redeclared == ["Account"])
        let affected = AffectedModules(
            by: try await package.files(changedSince: "HEAD"), in: try await fixture.graph(),
            redeclared: redeclared)
        #expect(affected.changed == ["Account"])
        #expect(affected.affected == ["Account", "Timeline"])
    }
}
