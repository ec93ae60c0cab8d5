import CommandLineKit
import Foundation
import Testing

@testable import ScaffoldKit

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
