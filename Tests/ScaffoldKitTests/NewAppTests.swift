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

@Suite
struct `A command in a new app` {
    private func withApp(_ body: (SourceTree) throws -> Void) throws {
        try TemporaryFolder.with { folder throws(CommandError) in
            let app = try NewApp(
                ModuleName("Acme"), features: [ModuleName("Home"), ModuleName("Profile")],
                dependency: .version("1.0.0"))
            _ = try app.perform(in: folder.url.appending(path: "Acme")) { _ in }
            do {
                try body(SourceTree(folder.url.appending(path: "Acme")))
            } catch {
                throw CommandError.data("\(error)")
            }
        }
    }

    @Test
    func `finds its way by the structure`() throws {
        try withApp { tree throws in
            let before = try tree.texts()
            let events = try ModuleName("Events")
            try NewFeature(events).plan(in: tree).changes.apply(in: tree)
            #expect(tree.has("App/Plugins/EventsPlugin.swift"))
            #expect(!tree.has("Modules/Features/Events/README.md"))
            #expect(try tree.text("App/Plugins/EventsPlugin.swift").contains("#if") == false)
            try NewScreen(ScreenName("Events/Seller")).plan(in: tree).changes.apply(in: tree)
            #expect(tree.has("Modules/Features/Events/SellerNavigator.swift"))
            let removal = try RemoveFeature(events, in: AppLayout(of: tree))
            try removal.plan(in: tree) { _ in [] }.changes.apply(in: tree)
            #expect(try tree.texts() == before)
        }
    }

    @Test
    func `renames a feature, and back`() throws {
        try withApp { tree throws in
            let before = try tree.texts()
            let (old, new) = (try ModuleName("Profile"), try ModuleName("Person"))
            try RenameFeature(old, to: new).plan(in: tree).changes.apply(in: tree)
            #expect(tree.has("Modules/Features/Person/Person/PersonScreen.swift"))
            #expect(tree.has("Tests/PersonTests/PersonTests.swift"))
            #expect(!tree.has("Modules/Features/Profile"))
            let plugin = try tree.text("App/Plugins/PersonPlugin.swift")
            #expect(plugin.contains(#"path: "/profile/:id", navigator: PersonNavigator()"#))
            #expect(try AppLayout(of: tree).features == ["Home", "Person"])
            #expect(try tree.text("README.md").contains("Home & Person"))
            let again = try RenameFeature(old, to: new).plan(in: tree)
            #expect(again.report == "Profile is already Person; nothing is changed")
            try RenameFeature(new, to: old).plan(in: tree).changes.apply(in: tree)
            #expect(try tree.texts() == before)
        }
    }

    @Test
    func `renames a path with its links, and redirects the old one`() throws {
        try withApp { tree throws in
            func rename(_ old: String, _ new: String) throws -> ScaffoldPlan {
                try RenamePath(from: PathPattern(checking: old), to: PathPattern(checking: new))
                    .plan(in: tree)
            }
            let before = try tree.texts()
            try rename("/profile/:id", "/people/:id").changes.apply(in: tree)
            let plugin = try tree.text("App/Plugins/ProfilePlugin.swift")
            #expect(plugin.contains(#"path: "/people/:id", navigator"#))
            #expect(plugin.contains(#"app.router.redirect("/profile/:id", to: "/people/:id")"#))
            let links = try tree.text("Modules/Features/Home/Links/HomeLinks.swift")
            #expect(links.contains(#"static let path = "/people/:id""#))
            let tests = try tree.text("Tests/AcmeAppTests/AppTests.swift")
            #expect(tests.contains(#""https://acme.example/people/7""#))
            #expect(!tests.contains("/profile"))
            #expect(try rename("/profile/:id", "/people/:id").isEmpty)
            try rename("/people/:id", "/profile/:id").changes.apply(in: tree)
            let redirects = try tree.text("App/Plugins/ProfilePlugin.swift")
                .components(separatedBy: "\n").filter { $0.contains("redirect(") }
            #expect(
                redirects == [#"        app.router.redirect("/people/:id", to: "/profile/:id")"#])
            var after = try tree.texts()
            after["App/Plugins/ProfilePlugin.swift"] = before["App/Plugins/ProfilePlugin.swift"]
            #expect(after == before)
        }
    }

    @Test(arguments: [
        ("/none/:id", "/people/:id", "no plug-in registers /none/:id, only /home, /profile/:id"),
        ("/profile/:id", "/home", "/profile/:id and /home don't have the same parameters"),
        ("/profile/:id", "/people/:name", "/profile/:id and /people/:name don't have the same"),
        ("profile", "/people", "'profile' isn't the path of a route"),
        ("/home", "/home", "'/home' is both"),
    ])
    func `refuses to rename a path that isn't one`(old: String, new: String, reason: String) throws
    {
        try withApp { tree throws in
            let error = #expect(throws: CommandError.self) {
                try RenamePath(from: PathPattern(checking: old), to: PathPattern(checking: new))
                    .plan(in: tree)
            }
            #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
        }
    }

    @Test
    func `says that a package is no app`() throws {
        try withApp { tree throws in
            try FileManager.default.removeItem(at: tree.url("App/Plugins"))
            let error = #expect(throws: CommandError.self) { try AppLayout(of: tree) }
            #expect(error?.description.contains("has no file Plugins+All.swift") == true)
        }
    }

    @Test
    func `leaves the URLs of more specific routes alone`() {
        let all = ["/moments/:id", "/moments/share"].map { PathPattern($0) }
        let mention = RouteMention(of: all[0], among: all)
        let text = #"["/moments/7", "/moments/share", "app://x/moments/\(id)?a=1", "/moments/7/b"]"#
        #expect(
            mention.replacing(in: text, with: PathPattern("/posts/:id"))
                == #"["/posts/7", "/moments/share", "app://x/posts/\(id)?a=1", "/moments/7/b"]"#)
    }
}
