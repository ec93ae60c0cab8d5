import CommandLineKit
import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `Several local packages` {
    private let fixture: FixturePackage

    init() throws {
        fixture = try FixturePackage(containing: FourPackages.files)
    }

    private func folder() throws -> PackageFolder { try PackageFolder(ofPackagesAt: fixture.url) }

    @Test func `form one graph if the folder around them is no package`() async throws {
        let graph = try await ModuleGraph(of: folder())
        #expect(graph.package == "Fixture")
        #expect(
            graph.modules.filter { $0.kind != .external }.map { "\($0.name) \($0.path)" } == [
                "Account Packages/Account/Sources/Account", "Cache Packages/Network/Sources/Cache",
                "Client Packages/Network/Sources/Client", "Models Packages/Models/Sources/Models",
                "Timeline Packages/Timeline/Sources/Timeline",
            ])
        let declared = graph.edges.filter { $0.declaration != nil }
        #expect(
            declared.map { "\($0.tail) \($0.head) \($0.declarations.map(\.place.description))" }
                == [
                    #"Account Client ["Packages/Account/Package.swift:8:59"]"#,
                    #"Account Models ["Packages/Account/Package.swift:8:49"]"#,
                    #"Client Models ["Packages/Network/Package.swift:8:48"]"#,
                    #"Timeline Account ["Packages/Timeline/Package.swift:8:50"]"#,
                    #"Timeline Cache ["Packages/Timeline/Package.swift:8:61"]"#,
                ])
    }

    @Test func `keep their boundaries together`() async throws {
        let rules: [BoundaryRule] = [
            .independent(["Account", "Timeline"], because: "-"), .noUndeclared(because: "-"),
            .noUnused(because: "-"), .acyclic(because: "-"),
            .layers(["path:Packages/Account/**", "path:Packages/Network/**"], because: "-"),
        ]
        let issues = BoundaryReport(of: rules, in: try await ModuleGraph(of: folder())).issues
        let place = "Packages/Account/Sources/Account/Profile.swift:3:8"
        #expect(
            issues.map { "\($0.place?.description ?? "") \($0.rule) \($0.subject)" }.sorted() == [
                "\(place) account-timeline-independent Account -> Timeline",
                "Packages/Timeline/Sources/Timeline/Feed.swift:1:8 "
                    + "account-timeline-independent Timeline -> Account",
            ])
    }

    @Test func `belong to the package around them that depends on them by a path`() async throws {
        let manifest = FourPackages.manifest(
            "App", on: ["Timeline", "Gone"], in: "Packages", products: "",
            targets: #".executableTarget(name: "App", dependencies: ["Timeline"])"#)
        try fixture.write(Data(manifest.utf8), to: "Package.swift")
        try fixture.write(Data("import Account".utf8), to: "Sources/App/main.swift")
        let graph = try await fixture.graph()
        #expect(graph.package == "App")
        #expect(graph.modules.count { $0.kind != .external } == 6)
        #expect(graph.limits.unresolvedPackages == ["gone"])
        let rules: [BoundaryRule] = [.noUndeclared(directly: true, because: "-")]
        #expect(
            BoundaryReport(of: rules, in: graph).issues.map(\.subject)
                == ["Account -> Timeline", "App -> Account"])
    }

    @Test func `can't have modules of the same name, and the error names both`() async throws {
        try fixture.write(
            Data(FourPackages.manifest("Models").utf8), to: "Packages/Old/Package.swift")
        try fixture.write(Data(), to: "Packages/Old/Sources/Models/Post.swift")
        let error = await #expect(throws: EvidenceError.self) {
            try await ModuleGraph(of: folder())
        }
        #expect(
            error?.description.hasPrefix(
                "the packages in Packages/Models and Packages/Old both have a module 'Models'; ")
                == true)
    }

    @Test func `are compared with a revision`() async throws {
        try await git("init", "--quiet")
        try await git("add", ".")
        try await commit()
        let account = FourPackages.manifest("Account", on: ["Models"])
        try fixture.write(Data(account.utf8), to: "Packages/Account/Package.swift")
        let package = try folder()
        #expect(try await package.manifestChange(since: "HEAD").modules == nil)
        let old = FourPackages.files["Packages/Account/Package.swift"] ?? ""
        let swapped = old.replacing(#""Models", "Network"])"#, with: #""Network"])"#)
        try fixture.write(Data(swapped.utf8), to: "Packages/Account/Package.swift")
        let change = try await package.manifestChange(since: "HEAD")
        #expect(change.modules == ["Account"])
        let then = try await ModuleGraph(of: package, at: "HEAD")
        #expect(then.modules.contains { $0.path == "Packages/Account/Sources/Account" })
        #expect(then.edges.contains { ($0.tail, $0.head) == ("Account", "Models") })
        let affected = AffectedModules(
            by: try await package.files(changedSince: "HEAD"),
            in: try await ModuleGraph(of: package),
            manifest: change)
        #expect(affected.changed == ["Account"])
        #expect(affected.affected == ["Account", "Timeline"])
    }

    @Test func `are missing in a folder that has none`() throws {
        let empty = try FixturePackage(containing: ["Pods/Other/Package.swift": ""])
        #expect(throws: EvidenceError.noPackage(empty.url.path)) {
            try PackageFolder(ofPackagesAt: empty.url)
        }
    }

    @Test func `are named if the package around them doesn't depend on them`() async throws {
        let package = try FixturePackage(
            targets: #".target(name: "App")"#,
            files: [
                "Sources/App/App.swift": "",
                "Tools/Gen/Package.swift": FourPackages.manifest("Gen"),
                // It only hides the folder from Xcode.
                "Site/Package.swift": "let package = Package(name: \"site\", targets: [])",
            ])
        let graph = try await package.graph()
        #expect(graph.limits.leftOut == ["Tools/Gen"])
        let note = try #require(BoundaryReport(of: [], in: graph).limits.notes.first)
        #expect(note.hasPrefix("not read: Tools/Gen; check a package alone with --package-path"))
    }

    private func commit() async throws {
        try await git(
            "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet",
            "--no-gpg-sign", "--message", "One")
    }

    private func git(_ arguments: String...) async throws {
        _ = try await Tool(command: ["git"] + arguments, folder: fixture.url, limit: .seconds(50))
            .output().get()
    }
}
