import CommandLineKit
import Foundation
import Testing

@testable import ScaffoldKit

@Suite
struct `A new app` {
    private static let template = SourceTree(
        RepositoryCopy.original.url("Modules/Tools/ScaffoldKit/Template"))

    private func make(
        _ name: String = "Acme", _ features: [String] = ["Home", "Profile"],
        from dependency: NewApp.Dependency = .version("1.0.0"), beside: Bool = false,
        in folder: URL
    ) throws {
        let app = try NewApp(
            ModuleName(name), features: features.map { try ModuleName($0) },
            dependency: dependency, isBeside: beside)
        _ = try app.perform(in: folder) { _ in }
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        try TemporaryFolder.with { folder throws(CommandError) in
            do { try body(folder.url) } catch { throw CommandError.data("\(error)") }
        }
    }

    @Test
    func `is the template, except for where it gets the router from`() throws {
        try withFolder { folder throws in
            let target = folder.appending(path: "Acme")
            try make(from: .folder(folder.appending(path: "Router")), in: target)
            var expected = try Self.template.texts().filter { !$0.key.hasPrefix(".build") }
            expected["Package.swift"] = expected["Package.swift"]?
                .replacing("../../../..", with: "../Router")
            #expect(try SourceTree(target).texts() == expected)
            #expect(expected.count <= 30)
            let lines = expected.values.reduce(0) { $0 + $1.count { $0 == "\n" } }
            #expect(lines <= 700)
            let page = try #require(expected["README.md"])
            #expect(page.count { $0 == "\n" } <= 60)
        }
    }

    @Test
    func `has its own names everywhere, and a plug-in for each feature`() throws {
        try withFolder { folder throws in
            let target = folder.appending(path: "Bistro")
            try make("Bistro", ["Menu", "Table", "Events"], in: target)
            let tree = SourceTree(target)
            for (path, text) in try tree.texts() {
                let words = (path + text).replacing("EventsHome", with: "")
                    .replacing(/in: "Home|\/Home\/|Events.Home/, with: "")
                #expect(!words.contains(/Acme|acme|Home|home|Profile|profile/), "\(path)")
            }
            #expect(tree.has("App/Plugins/MenuPlugin.swift") && tree.has("Program/Bistro.swift"))
            #expect(try AppLayout(of: tree).features == ["Menu", "Table", "Events"])
            #expect(try tree.text("README.md").contains("BistroApp --> Menu & Table & Events\n"))
            #expect(
                try tree.text("Package.swift").contains(
                    #".package(url: "https://github.com/MomentsApp/RoutingApp", from: "1.0.0")"#))
        }
    }

    @Test
    func `is the same after a second call, and leaves other files alone`() throws {
        try withFolder { folder throws in
            let target = folder.appending(path: "Acme")
            try make(in: target)
            let texts = try SourceTree(target).texts()
            try make(in: target)
            #expect(try SourceTree(target).texts() == texts)
            try Data("work".utf8).write(to: target.appending(path: "README.md"))
            let error = #expect(throws: CommandError.self) { try make(in: target) }
            #expect(error?.description.hasSuffix("Acme isn't empty; choose another folder") == true)
            #expect(try SourceTree(target).text("README.md") == "work")
            #expect(try SourceTree(folder).names() == ["Acme"])
        }
    }

    @Test
    func `is made although an earlier call was ended, and is not there if it can't be`() throws {
        try withFolder { folder throws in
            let draft = folder.appending(path: ".Acme.scaffold-draft")
            try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
            try Data("half".utf8).write(to: draft.appending(path: "README.md"))
            try make(in: folder.appending(path: "Acme"))
            #expect(try SourceTree(folder).names() == ["Acme"])
            let file = folder.appending(path: "Acme/README.md")
            let error = #expect(throws: CommandError.self) {
                try make(in: file.appending(path: "Acme"))
            }
            #expect(error?.code == .output)
            #expect(error?.description.hasSuffix("; nothing is changed") == true)
        }
    }

    @Test
    func `is put beside another app, whose files stay as they are`() throws {
        try withFolder { folder throws in
            for name in ["Package.swift", "README.md", "Shop.xcodeproj"] {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                try Data(name.utf8).write(to: folder.appending(path: name))
            }
            try make(beside: true, in: folder)
            let texts = try SourceTree(folder).texts()
            #expect(texts["README.md"] == "README.md" && texts["Package.swift"] == "Package.swift")
            #expect(texts["Acme/Package.swift"] != nil)
            #expect(!texts.keys.contains { $0.contains(".github") })
        }
    }

    @Test(arguments: [
        ("Acme", ["Home"], "name two features or more"),
        ("Acme", ["Home", "Home"], "two modules would be named 'Home'"),
        ("Acme", ["Home", "HomeTests"], "two modules would be named 'HomeTests'"),
        ("Acme", ["Home", "Acme"], "two modules would be named 'Acme'"),
        ("Acme", ["Home", "AcmeApp"], "two modules would be named 'AcmeApp'"),
        ("Routing", ["Home", "DesignKit"], "'DesignKit' is a module of the router's package"),
        ("Acme", ["Home", "Content"], "'Content' begins the name of a type"),
        ("Acme", ["Home", "Swift"], "'Swift' is a name of Swift"),
        ("acme", ["Home", "Profile"], "'acme' can't name a module"),
    ])
    func `is refused if names collide`(name: String, features: [String], reason: String) throws {
        try withFolder { folder throws in
            let error = #expect(throws: CommandError.self) {
                try make(name, features, in: folder.appending(path: "App"))
            }
            #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
            #expect(!SourceTree(folder).has("App"))
        }
    }

    @Test
    func `can have no module that the router's package has`() throws {
        let manifest = try RepositoryCopy.original.text(".packages/RoutingApp/Package.swift")
        let names = manifest.matches(of: /"([A-Za-z]+)"/).map { String($0.1) }
        let missing = Set(MachineryNames.modules).subtracting(names + names.map { "\($0)Plugin" })
        #expect(missing == [])
    }

    @Test
    func `can have no feature whose screen has the name of a type that it sees`() throws {
        let declaration =
            /\n(?: {4})?public (?:final )?(?:struct|class|protocol) (\w+?)(?:Screen|Navigator|View|Link)\b/
        for folder in [
            "Foundations/DesignKit", "Routing/RoutingKit", "Adapters/RoutingSwiftUI",
            "Adapters/DesignKitSwiftUI",
        ] {
            for path in try RepositoryCopy.original.sources(in: "Modules/\(folder)") {
                for match in try RepositoryCopy.original.text(path).matches(of: declaration) {
                    let word = String(match.1)
                    #expect(MachineryNames.prefixes.contains(word), "\(path): \(word)")
                }
            }
        }
    }
}
