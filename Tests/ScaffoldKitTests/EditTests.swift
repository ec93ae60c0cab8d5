import Foundation
import CommandLineKit
import Testing

@testable import ScaffoldKit

@Suite
struct `An edit of a file of the repository` {
    private let tree = RepositoryCopy.original
    private let features = RepositoryCopy.features

    @Test
    func `adds a name to a list, and changes one line`() throws {
        for list in [NameList.manifest, .plugins(of: try RepositoryCopy.app.get())] {
            let old = try tree.text(list.path)
            let new = try list.adding("Scaffolded", to: old)
            let lines = new.split(separator: "\n")
            let difference = lines.difference(from: old.split(separator: "\n"))
            #expect(difference.insertions.count == 1 && difference.removals.count == 1)
            #expect(new.contains("Scaffolded"))
            #expect(try list.adding("Scaffolded", to: new) == new)
            #expect(try list.removing("Scaffolded", from: new) == old)
            let error = #expect(throws: CommandError.self) {
                try list.adding("Scaffolded", to: "let other = []\n")
            }
            #expect(error?.code.rawValue == 1)
            #expect(error?.description.contains(list.path) == true)
            #expect(error?.description.contains("Scaffolded") == true)
        }
    }

    @Test(arguments: [
        (#"let a = ["Home", "Menu", "Cart"]"#, #"let a = ["Home", "Menu", "Cart", "New"]"#),
        ("swift run --traits Home,Menu App", "swift run --traits Home,Menu,New App"),
        ("App --> Cart & Home & Menu & Kit", "App --> Cart & Home & Menu & New & Kit"),
        (#".needs("Home")"#, #".needs("Home")"#), ("Home, Menu and Cart", "Home, Menu and Cart"),
        ("HomeMenu,Cart", "HomeMenu,Cart"), (#"["Home", "Menu", "Cart", "New"]"#, nil),
    ])
    func `finds the lists of features that lack at most one`(old: String, new: String?) {
        let runs = FeatureRuns(of: ["Home", "Menu", "Cart"])
        #expect(runs.adding("New", to: old) == new ?? old)
        let all = FeatureRuns(of: ["Home", "Menu", "Cart", "New"])
        if let new { #expect(all.removing("New", from: new) == old) }
    }

    @Test
    func `removes a rule about one module, wherever it is`() throws {
        let rule = #"{ "rule": "absent", "modules": "Home", "because": "-" }"#
        let other = #"{ "rule": "acyclic", "because": "-" }"#
        let edit = RuleEdit(try ModuleName("Home"))
        #expect(edit.removing(from: "[\n  \(rule),\n  \(other)\n]") == "[\n  \(other)\n]")
        #expect(edit.removing(from: "[\n  \(other),\n  \(rule)\n]") == "[\n  \(other)\n]")
        #expect(edit.removing(from: "[\n  \(other)\n]") == "[\n  \(other)\n]")
    }

    @Test(arguments: [
        #"[{ "rule": "acyclic" }, { "rule": "independent", "modules": "path:Features/*" }]"#,
        """
        // What 'boundary init' writes.
        { "evidence": "used", "rules": [
          { "rule": "forbidden", "modules": ["a", "b"] },
          { "rule": "independent", "modules": "path:Features/*" }, // A comma may follow.
        ] }
        """,
    ])
    func `reads the folder of the features from rules in each form`(rules: String) throws {
        #expect(try RuleFile(text: rules).featureFolder == "Features")
    }

    @Test
    func `says of rules that can't be read what is wrong, and not that one is missing`() {
        let error = #expect(throws: CommandError.self) {
            try RuleFile(text: #"{ "rules": [ }"#).featureFolder
        }
        #expect(error?.code == .data)
        #expect(error?.description.contains("'boundary check' names the place") == true)
        let missing = #expect(throws: CommandError.self) { try RuleFile(text: "[]").featureFolder }
        #expect(missing?.description.contains("add first") == true)
    }

    @Test
    func `adds one line for the target of a feature, and removes it again`() throws {
        let old = try tree.text("Package.swift")
        let edit = ManifestEdit(try ModuleName("Scaffolded"))
        let new = try edit.adding(to: old)
        let difference = new.split(separator: "\n").difference(from: old.split(separator: "\n"))
        #expect(difference.removals.isEmpty && difference.insertions.count == 1)
        #expect(new.contains("\n        .feature(\"Scaffolded\"),\n"))
        #expect(try edit.adding(to: new) == new)
        #expect(try edit.removing(from: new) == old)
    }

    @Test(arguments: RepositoryCopy.features)
    func `removes the target of a feature and nothing else`(name: String) throws {
        let old = try tree.text("Package.swift")
        let new = try ManifestEdit(try ModuleName(name)).removing(from: old)
        #expect(!new.contains(".feature(\"\(name)\""))
        for other in features where other != name {
            #expect(new.contains(".feature(\"\(other)\""))
        }
        #expect(!new.contains(" \n"))
        #expect(old.count - new.count < 120)
    }

    @Test
    func `adds the owner of a feature to those of the others, and removes it again`() throws {
        let app = try RepositoryCopy.app.get()
        let old = try tree.text(#require(app.owners))
        let edit = OwnerEdit(try ModuleName("Scaffolded"), in: app)
        let new = try edit.adding(to: old)
        #expect(new.contains("\n/Modules/Features/Scaffolded/ @MomentsApp/scaffolded\n"))
        #expect(try edit.adding(to: new) == new)
        #expect(edit.removing(from: new) == old)
        let error = #expect(throws: CommandError.self) { try edit.adding(to: "/docs/ @a/b\n") }
        #expect(error?.description.contains("/Modules/Features/Scaffolded/ @") == true)
    }

    @Test(arguments: RepositoryCopy.features)
    func `leaves no name of a removed test in the page on security`(feature: String) throws {
        let page = try tree.text("docs/security.md")
        let tests = try tree.files(in: "Tests/\(feature)Tests").compactMap {
            $0.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        }
        let edited = TestMentionEdit(tests).removing(from: page)
        func names(in page: String) -> Set<String> {
            Set(page.matches(of: /`(\w+)`/).map { String($0.output.1) })
        }
        #expect(names(in: edited) == names(in: page).subtracting(tests))
        #expect(!edited.contains(/\( *\)|, *\||: \||, ,/))
    }

    @Test
    func `removes a promise that no test keeps any more`() {
        let page = "| a | `ATests` |\n| b | `ATests`, `BTests` |\nAnd c (`ATests`)."
        #expect(TestMentionEdit(["ATests"]).removing(from: page) == "| b | `BTests` |\nAnd c.")
    }

    @Test
    func `removes the texts of a plug-in, except for those that others show`() {
        let plugin = TextTableEdit(of: #"a(texts("Closed.")) b(texts( "Not now")) c("No text")"#)
        let edit = plugin.without(TextTableEdit(of: #"texts("Not now")"#))
        let table = "\"Closed.\" = \"Zu.\";\n\"Not now\" = \"Später\";\n\"No text\" = \"\";\n"
        #expect(
            edit.removing(from: table)
                == "\"Not now\" = \"Später\";\n\"No text\" = \"\";\n")
    }

    @Test(arguments: [
        ("see [`A`](../../Tests/ChatTests/A.swift).", "see `A`."),
        ("[all](../../Tests/ChatTests)", "all"), ("[all](../../Tests/ChatTests#a)", "all"),
        ("[other](../../Tests/ChatTestsToo/A.swift)", "[other](../../Tests/ChatTestsToo/A.swift)"),
        ("[a](b.md) and [c](https://a.com/Tests/ChatTests)", nil),
    ])
    func `leaves the text of a link to a removed file`(line: String, expected: String?) {
        let edit = PageLinkEdit(page: "docs/guides/a.md", removed: ["Tests/ChatTests"])
        #expect(edit.removing(from: line) == expected ?? line)
    }

    @Test(arguments: RepositoryCopy.features)
    func `registers a route at the end of the method of a plug-in`(name: String) throws {
        let path = try RepositoryCopy.app.get().plugin(of: name)
        let edit = RegistrationEdit("app.register()", in: path)
        let lines = try edit.adding(to: tree.text(path)).components(separatedBy: "\n")
        let index = try #require(lines.firstIndex { $0.hasSuffix(" app.register()") })
        #expect(lines[index + 1].hasSuffix("    }"))
        let error = #expect(throws: CommandError.self) { try edit.adding(to: "struct A {}") }
        #expect(error?.description.contains("app.register()") == true)
    }
}
