import Foundation
import Testing

@testable import ScaffoldKit

struct `A command for the features of an app` {
    private let app: ScaffoldApp

    init() throws { app = try ScaffoldApp() }

    @Test func `new-feature adds three folders and a name in two lists`() throws {
        let before = try app.tree.texts()
        let lines = try app.run("new-feature Events")
        let after = try app.tree.texts()
        let new = Set(after.keys).subtracting(before.keys)
        #expect(
            new == [
                "Modules/Features/Events/EventsNavigator.swift",
                "Modules/Features/Events/Events/EventsScreen.swift",
                "App/Plugins/Events/EventsPlugin.swift", "Tests/EventsTests/EventsTests.swift",
            ])
        let changed = before.keys.filter { before[$0] != after[$0] }
        #expect(Set(changed) == ["Package.swift", "App/Plugins+All.swift"])
        #expect(after["Package.swift"]?.contains(#"["Home", "Profile", "Events"]"#) == true)
        let list = try #require(after["App/Plugins+All.swift"])
        #expect(list.contains("import EventsPlugin\nimport HomePlugin\n"))
        #expect(list.contains("[HomePlugin(), ProfilePlugin(), EventsPlugin()]"))
        #expect(lines.contains("swift run Acme open /events"))
        let test = try #require(after["Tests/EventsTests/EventsTests.swift"])
        #expect(test.contains(#"UniversalLinks(hosts: ["acme.example"])"#))
    }

    @Test func `new-feature advises the app's program and not another product`() throws {
        let manifest = try app.tree.text("Package.swift")
        let tool = #"products: [.executable(name: "tool", targets: ["Acme"]), "#
        try app.write(manifest.replacing("products: [", with: tool), to: "Package.swift")
        #expect(try app.run("new-feature Events --force").contains("swift run Acme open"))
    }

    @Test func `remove-feature of a new one leaves the files as they were`() throws {
        let before = try app.tree.texts()
        try app.run("new-feature Events")
        let lines = try app.run("remove-feature Events --force")
        #expect(lines.contains("removed  Modules/Features/Events (2 files)"))
        #expect(try app.tree.texts() == before)
        #expect(!app.tree.has("Modules/Features/Events"))
        #expect(!app.tree.has("Tests/EventsTests"))
    }

    @Test func `the lines of an edited file end as before`() throws {
        for path in ["Package.swift", "App/Plugins+All.swift"] {
            let text = try app.tree.text(path).replacing("\n", with: "\r\n")
            try app.write(text, to: path)
        }
        let before = try app.tree.texts()
        try app.run("new-feature Events --force")
        let list = try app.tree.text("App/Plugins+All.swift")
        #expect(list.contains("import EventsPlugin\r\nimport HomePlugin\r\n"))
        #expect(list.utf8.count { $0 == 10 } == list.utf8.count { $0 == 13 })
        try app.run("remove-feature Events --force")
        #expect(try app.tree.texts() == before)
    }

    @Test func `remove-feature ends with the lines that still name it`() throws {
        let lines = try app.run("remove-feature Profile").split(separator: "\n")
        let title = try #require(lines.firstIndex { $0.contains("still name Profile") })
        let places = lines[(title + 1)...].map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(places.contains("Modules/Features/Home/Links/HomeLinks.swift:5"))
        #expect(places.contains(".github/CODEOWNERS:5,6"))
        #expect(places.contains { $0.hasPrefix("Tests/AcmeAppTests/AppTests.swift:") })
        #expect(try AppLayout(of: app.tree).features == ["Home"])
        #expect(
            app.refusal(of: "remove-feature Profile")
                == "Package.swift has no feature 'Profile', only Home; nothing is removed")
        try app.run("remove-feature Home --force")
        #expect(try AppLayout(of: app.tree).features == [])
        try app.run("new-feature Home --force")
        #expect(app.tree.has("Modules/Features/Home/Home/HomeScreen.swift"))
        #expect(try AppLayout(of: app.tree).features == ["Home"])
    }

    @Test func `remove-feature never edits the rules`() throws {
        let rules = #"[{ "rule": "absent", "modules": "Profile", "because": "{", "x": [{}] }]"#
        try app.write(rules, to: ".boundaries.json")
        #expect(try app.run("remove-feature Profile").contains(".boundaries.json:1"))
        #expect(try app.tree.text(".boundaries.json") == rules)
    }

    @Test func `remove-feature removes a link, and nothing that it leads to`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: app.tree.url("Modules/Features/Profile/Tests").path,
            withDestinationPath: "../../../Tests")
        try app.git(["add", "--all"])
        try app.run("remove-feature Profile --force")
        #expect(!app.tree.has("Modules/Features/Profile"))
        #expect(app.tree.has("Tests/HomeTests/HomeTests.swift"))
    }

    @Test func `new-screen adds a route that is closed to links from outside`() throws {
        #expect(try app.run("new-screen Home/Detail").contains("open /home/detail/7"))
        let plugin = try app.tree.text("App/Plugins/Home/HomePlugin.swift")
        let line =
            #"app.router.register(path: "/home/detail/:id", navigator: DetailNavigator())"#
        #expect(plugin.contains("        \(line)\n    }\n"))
        #expect(app.tree.has("Modules/Features/Home/Detail/DetailScreen.swift"))
        #expect(app.tree.has("Tests/HomeTests/DetailTests.swift"))
        // It names no module, so a type or a framework may have its name.
        for name in ["Result", "Photos"] {
            #expect(try app.run("new-screen Home/\(name) --force").contains("open /home/"))
        }
    }

    @Test func `a command that is refused says why, and changes nothing`() throws {
        try app.write("let help = [\n\"/help\", \"/home/help/:id\"]", to: "App/Help.swift")
        for folder in [".scaffold", ".scaffold-draft", "Tests/SettingsTests"] {
            try app.write("mine", to: "\(folder)/A.md")
        }
        let before = try app.tree.texts()
        let others = "Package.swift has no feature 'Shop', only Home, Profile"
        for (command, reason) in [
            ("new-feature Home", "Package.swift already has a module 'Home'"),
            ("new-feature hOme", "'hOme' can't name a module"),
            ("new-feature HomE", "Package.swift already has a module 'HomE'"),
            ("new-feature AcmeApp", "Package.swift already has a module 'AcmeApp'"),
            ("new-feature Settings", "Tests/SettingsTests already exists"),
            ("new-feature Help", "App/Help.swift:2 already uses /help"),
            ("new-screen Home", "'Home' isn't FEATURE/NAME"),
            ("new-screen Shop/Cart", others),
            ("new-screen Home/Content", "'Content' begins the name of a type"),
            ("new-screen Home/Home", "Modules/Features/Home/Home/HomeScreen.swift already exists"),
            ("new-screen Home/Help", "App/Help.swift:2 already uses /home/help"),
            ("remove-feature Shop", others),
        ] {
            let sentence = try #require(app.refusal(of: command))
            #expect(sentence.hasPrefix(reason), "\(sentence)")
        }
        #expect(try app.tree.texts() == before)
        // Another command is changing the files.
        let lock = try FolderLock(app.tree.root)
        let sentence = app.refusal(of: "new-feature Events")
        #expect(sentence?.hasPrefix("another command is changing the files") == true)
        withExtendedLifetime(lock) {}
    }

    @Test func `new-feature says which list has moved`() throws {
        let manifest = try app.tree.text("Package.swift")
        try app.write(
            manifest.replacing("let features", with: "let parts"), to: "Package.swift")
        let sentence = app.refusal(of: "new-feature Events")
        #expect(sentence?.hasPrefix("Package.swift has no list of features") == true)
        try FileManager.default.removeItem(at: app.tree.url("App/Plugins+All.swift"))
        #expect(app.refusal(of: "new-feature Events")?.contains("isn't an app") == true)
    }

    @Test func `the commands find the lists of this repository`() throws {
        let tree = ScaffoldApp.repository
        let app = try AppLayout(of: tree)
        let plugins = try app.plugins.names(in: tree.text(app.plugins.path))
        #expect(Set(app.features).isSuperset(of: plugins))
        #expect(!plugins.isEmpty)
        #expect(app.program == "AppContainer")
        #expect(app.host == "momentsapp.com")
        for feature in app.features {
            for folder in app.folders(of: feature) { #expect(tree.has(folder), "\(folder)") }
        }
        let feature = try #require(app.features.first)
        let places = try RemoveFeature(feature, in: app).plan(in: tree).nextSteps
        #expect(places.contains { $0.hasPrefix("  docs/") }, "\(feature)")
    }
}

struct `A list of features` {
    @Test(arguments: [
        (#"let features = ["A"]"#, #"let features = ["A", "New"]"#),
        (#"let features: [String] = []"#, #"let features: [String] = ["New"]"#),
        (
            "let features = [\n    Feature(\"A\", on: \"K\", [1, 2]),\n    Feature(\"B\"),\n]",
            "let features = [\n    Feature(\"A\", on: \"K\", [1, 2]),\n    Feature(\"B\"),\n    Feature(\"New\"),\n]"
        ),
        (
            "let features = [\n    // First, [1].\n    \"A\",  // Last.\n]",
            "let features = [\n    // First, [1].\n    \"A\",\n    \"New\",  // Last.\n]"
        ),
    ])
    func `a list of features keeps its spelling`(old: String, new: String) throws {
        #expect(try NameList.features.adding(["New"], to: old) == new)
        #expect(try NameList.features.removing("New", from: new) == old)
        let names = try NameList.features.names(in: new)
        #expect(names.last == "New")
        #expect(Set(names).isSubset(of: ["A", "B", "New"]))
    }
}
