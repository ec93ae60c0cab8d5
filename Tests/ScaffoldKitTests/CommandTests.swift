import CommandLineKit
import Foundation
import Testing

@testable import ScaffoldKit

@Suite
struct `A command` {
    private func addScaffolded(to tree: SourceTree) throws {
        try NewFeature(ModuleName("Scaffolded")).plan(in: tree).changes.apply(in: tree)
    }

    private func remove(_ name: String, from tree: SourceTree) throws -> ScaffoldPlan {
        try RemoveFeature(ModuleName(name), in: AppLayout(of: tree)).plan(in: tree) { _ in [] }
    }

    @Test
    func `adds a feature to every list, with its files`() throws {
        try RepositoryCopy.with { tree in
            try addScaffolded(to: tree)
            let plugins = try tree.text("AppContainer/Plugins/Plugins+All.swift")
            #expect(plugins.contains("Plugin(), ScaffoldedPlugin()]"))
            #expect(tree.has("Modules/Features/Scaffolded/ScaffoldedHomeNavigator.swift"))
            #expect(tree.has("Modules/Features/Scaffolded/Home/ScaffoldedHomeScreen.swift"))
            #expect(tree.has("Tests/ScaffoldedTests/ScaffoldedHomeTests.swift"))
        }
    }

    @Test
    func `that removes a new feature leaves the files as they were`() throws {
        try RepositoryCopy.with { tree in
            let before = try tree.texts()
            try addScaffolded(to: tree)
            #expect(try tree.texts() != before)
            try remove("Scaffolded", from: tree).changes.apply(in: tree)
            #expect(try tree.texts() == before)
            #expect(!tree.has("Modules/Features/Scaffolded"))
        }
    }

    @Test
    func `a second run changes nothing`() throws {
        try RepositoryCopy.with { tree in
            try addScaffolded(to: tree)
            let feature = try NewFeature(ModuleName("Scaffolded")).plan(in: tree)
            #expect(feature.isEmpty)
            #expect(feature.report == "Scaffolded is there already; nothing is changed")
            try NewScreen(ScreenName("Scaffolded/Seller")).plan(in: tree).changes.apply(in: tree)
            let screen = try NewScreen(ScreenName("Scaffolded/Seller")).plan(in: tree)
            #expect(screen.isEmpty)
            #expect(screen.report == "Scaffolded/Seller is there already; nothing is changed")
        }
    }

    @Test(arguments: [
        "Modules/Features/Scaffolded/Home/ScaffoldedHomeScreen.swift",
        "Tests/ScaffoldedTests/ScaffoldedHomeTests.swift",
    ])
    func `refuses to add a feature again over the work of its team`(path: String) throws {
        try RepositoryCopy.with { tree in
            try addScaffolded(to: tree)
            var work = ChangeSet()
            work.write("struct Work {}", to: path)
            try work.apply(in: tree)
            let error = #expect(throws: CommandError.self) { try addScaffolded(to: tree) }
            #expect(error?.description.hasPrefix("Package.swift already has 'Scaffolded'") == true)
        }
    }

    @Test(.needs("Shop"))
    func `adds a screen whose route is closed to links from outside`() throws {
        try RepositoryCopy.with { tree in
            try NewScreen(ScreenName("Shop/Scaffolded")).plan(in: tree).changes.apply(in: tree)
            let line = """
                app.router.register(path: "/shop/scaffolded/:id", navigator: ScaffoldedNavigator())
                """
            #expect(try tree.text("AppContainer/Plugins/ShopPlugin.swift").contains(line))
            #expect(tree.has("Modules/Features/Shop/Scaffolded/ScaffoldedScreen.swift"))
            #expect(tree.has("Tests/ShopTests/ScaffoldedTests.swift"))
        }
    }

    @Test(.needs("Chat", "Shop"))
    func `tells which links lead nowhere after a feature is removed`() throws {
        try RepositoryCopy.with { tree in
            let plan = try remove("Chat", from: tree)
            #expect(plan.nextSteps.first?.contains("lead nowhere now") == true)
            #expect(plan.nextSteps.contains { $0.contains(/Links\.swift:\d+: "\/chat\/:userID"$/) })
            try plan.changes.apply(in: tree)
            let list = try tree.text("AppContainer/App/Plugins.swift")
            #expect(list.contains("\n        \"/chat/:userID\",\n"))
            #expect(!tree.has("Modules/Features/Chat"))
            #expect(try tree.text("Package.swift").contains("\"Chat\"") == false)
            #expect(throws: CommandError.self) { try remove("Chat", from: tree) }
        }
    }

    @Test(arguments: [
        ("[]", ""), (#"["/cart"]"#, "\n        \"/cart\","),
        (
            "[\n        // Until May.\n        \"/cart\",\n    ]",
            "\n        // Until May.\n        \"/cart\","
        ),
    ])
    func `lists each link that leads nowhere in its own line, after which nothing listed is lost`(
        list: String, listed: String
    ) {
        let declaration = "static let unanswered: Set<String> = "
        let edited = UnansweredEdit(links: ["\"/a\""]).adding(to: declaration + list)
        #expect(edited == declaration + "[\n        \"/a\"," + listed + "\n    ]")
    }

    @Test(.needs("Chat"))
    func `prints only what it changes, and what it removes by folders`() throws {
        let tree = RepositoryCopy.original
        let plan = try remove("Chat", from: tree)
        for path in plan.changes.writtenPaths {
            #expect(try plan.changes.text(of: path, in: tree) != tree.text(path))
        }
        let removed = plan.report.split(separator: "\n").filter { $0.hasPrefix("removed") }
        #expect(removed.count == 3)
        #expect(removed.first?.contains(/^removed  Modules\/Features\/Chat \(\d+ files\)$/) == true)
        #expect(removed.last == "removed  AppContainer/Plugins/ChatPlugin.swift")
    }

    @Test(.needs("Chat"))
    func `removes links of a feature, and nothing that they lead to`() throws {
        try RepositoryCopy.with { tree in
            try FileManager.default.createSymbolicLink(
                atPath: tree.url("Modules/Features/Chat/Guides").path,
                withDestinationPath: "../../../docs/guides")
            let guides = try tree.files(in: "docs/guides")
            try remove("Chat", from: tree).changes.apply(in: tree)
            #expect(!tree.has("Modules/Features/Chat"))
            #expect(try tree.files(in: "docs/guides") == guides)
        }
    }

    @Test(.needs("Moments", "Shop", "Chat"), arguments: ["Moments", "Shop", "Chat"])
    func `leaves no link of a page to a file of the feature`(name: String) throws {
        try RepositoryCopy.with { tree in
            try remove(name, from: tree).changes.apply(in: tree)
            for page in try tree.pages() {
                let folder = URL(filePath: page, relativeTo: URL(filePath: "/"))
                    .deletingLastPathComponent()
                for link in try tree.text(page).matches(of: /\]\(([^)#:\s]+)/) {
                    let target = folder.appending(path: String(link.output.1)).standardized
                    let path = String(target.path.dropFirst())
                    if path.contains(name) { #expect(tree.has(path), "\(page): \(path)") }
                }
            }
        }
    }

    @Test(.needs("Chat"))
    func `refuses to remove what git couldn't restore`() throws {
        let tree = RepositoryCopy.original
        let error = #expect(throws: CommandError.self) {
            try RemoveFeature(ModuleName("Chat"), in: AppLayout(of: tree))
                .plan(in: tree) { Array($0.prefix(2)) }
        }
        #expect(error?.code.rawValue == 1)
        #expect(error?.description.contains(" (and 1 more) has changes") == true)
    }

    @Test(
        .needs("Shop"),
        arguments: [
            ("Shop", "Package.swift already has 'Shop'"),
            ("ShOp", "Package.swift already has 'Shop'"),
            ("BoundaryKit", "is taken"), ("StandIn", "begins the name of a type"),
            ("RouteContract", "is taken"), ("Cart", "already uses \"/cart"),
            ("Absent", "begins the name of a type"),
        ])
    func `refuses a name that is taken`(name: String, reason: String) {
        let error = #expect(throws: CommandError.self) {
            try NewFeature(ModuleName(name)).plan(in: RepositoryCopy.original)
        }
        #expect(error?.description.contains(reason) == true)
    }

    @Test(arguments: RepositoryCopy.features)
    func `leaves no name of the feature in the manifest and in rules`(name: String) throws {
        try RepositoryCopy.with { tree in
            try remove(name, from: tree).changes.apply(in: tree)
            for path in ["Package.swift", ".boundaries.json"] {
                #expect(try tree.text(path).contains("\"\(name)\"") == false, "\(path)")
            }
            let rules = Data(try tree.text(".boundaries.json").utf8)
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: rules) }
        }
    }

    @Test(.needs("Shop"))
    func `refuses a screen of a feature that doesn't exist, or that exists`() {
        let tree = RepositoryCopy.original
        #expect(throws: CommandError.self) {
            try NewScreen(ScreenName("Scaffolded/Seller")).plan(in: tree)
        }
        #expect(throws: CommandError.self) {
            try NewScreen(ScreenName("Shop/Product")).plan(in: tree)
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// The test is about features that the package has now.
    fileprivate static func needs(_ features: String...) -> Self {
        .enabled("the package lacks a feature") {
            Set(RepositoryCopy.features).isSuperset(of: features)
        }
    }
}
