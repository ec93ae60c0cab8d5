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
    func `says that a package is no app`() throws {
        try withApp { tree throws in
            try FileManager.default.removeItem(at: tree.url("App/Plugins"))
            let error = #expect(throws: CommandError.self) { try AppLayout(of: tree) }
            #expect(error?.description.contains("has no file Plugins+All.swift") == true)
        }
    }
}
