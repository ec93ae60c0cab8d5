import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

@testable import ScaffoldKit

struct `A new app` {
    private let folder = URL.newTemporaryFolder
    private static let template = SourceTree(
        ScaffoldApp.repository.url("Modules/Tools/ScaffoldKit/Template"))

    private func make(
        _ name: String = "Acme", _ features: String = "Home,Profile", in folder: URL,
        _ options: [String] = ["--version", "1.0.0"]
    ) throws -> String {
        try ScaffoldApp.run(["new-app", name, folder.path, "--features", features] + options)
    }

    @Test func `a new app is the template with another way to the router`() throws {
        let target = folder.appending(path: "Acme")
        let router = ScaffoldApp.repository.root.path
        let lines = try make(in: target, ["--path-dependency", router])
        #expect(lines.contains("Before you share the app"))
        var expected = try Self.template.texts()
        expected["Package.swift"] = expected["Package.swift"]?
            .replacing("../../../..", with: router)
        #expect(try SourceTree(target).texts() == expected)
    }

    @Test func `a new app has its own names everywhere, and its features in its lists`() throws {
        _ = try make("Bistro", "Food, Table, Events", in: folder.appending(path: "Bistro"))
        let tree = SourceTree(folder.appending(path: "Bistro"))
        for (path, text) in try tree.texts() {
            #expect(!(path + text).contains(/Acme|acme|Home|home|Profile|profile/), "\(path)")
        }
        let app = try AppLayout(of: tree)
        #expect(app.features == ["Food", "Table", "Events"])
        #expect(app.program == "Bistro")
        #expect(app.host == "bistro.example")
        let plugins = try tree.text(app.plugins.path)
        #expect(plugins.contains("[FoodPlugin(), TablePlugin(), EventsPlugin()]"))
        #expect(
            try tree.text("Package.swift").contains(
                #".package(url: "https://github.com/MomentsApp/RoutingApp", from: "1.0.0")"#))
    }

    @Test func `a new app is written into an empty folder, which stays the same`() throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        func number() throws -> Int? {
            try files.attributesOfItem(atPath: folder.path)[.systemFileNumber] as? Int
        }
        let before = try number()
        _ = try make(in: folder)
        #expect(try number() == before)
        let mode = try files.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        #expect(SourceTree(folder).has("Package.swift"))
    }

    @Test func `a new app takes no folder with files, nor anything beside it`() throws {
        let target = folder.appending(path: "Acme")
        try folder.write("mine", to: ".Acme.scaffold-draft")
        _ = try make(in: target)
        let texts = try SourceTree(folder).texts()
        #expect(texts[".Acme.scaffold-draft"] == "mine")
        let error = #expect(throws: CommandError.self) { try make("Other", in: target) }
        #expect(error?.description.contains("isn't an empty folder") == true)
        #expect(try SourceTree(folder).texts() == texts)
        let file = #expect(throws: CommandError.self) {
            try make(in: target.appending(path: "README.md/Acme"))
        }
        #expect(file?.code == .output)
    }

    @Test func `a new app is made by one of several commands at once`() async throws {
        let folder = folder.appending(path: "Acme")
        let results = await withTaskGroup(of: String.self) { group in
            for _ in 1...4 {
                group.addTask {
                    do { return try make(in: folder) } catch { return "refused: \(error)" }
                }
            }
            return await group.reduce(into: [String]()) { $0.append($1) }
        }
        #expect(results.count { $0.hasPrefix("wrote") } == 1, "\(results)")
        let refusal = /refused: (another command is changing|.* isn't an empty folder)/
        #expect(results.count { $0.prefixMatch(of: refusal) != nil } == 3, "\(results)")
        #expect(try SourceTree(folder).files().count == Self.template.files().count)
    }

    @Test func `a new app is put beside another one, whose files stay`() throws {
        try folder.write("mine", to: "README.md")
        let lines = try make(in: folder, ["--into"])
        #expect(lines.contains("Add the folder to your Xcode project"))
        let texts = try SourceTree(folder).texts()
        #expect(texts["README.md"] == "mine")
        #expect(texts["Acme/Package.swift"] != nil)
        #expect(!texts.keys.contains { $0.contains(".github") })
    }

    @Test func `a new app says what the user has to know of its place`() throws {
        let outer = folder.appending(path: "My package")
        try outer.write("", to: "Package.swift")
        let inside = outer.appending(path: "Apps/Acme")
        let lines = try make(in: inside, ["--path-dependency", ScaffoldApp.repository.root.path])
        #expect(lines.contains("  cd '\(inside.path)'\n"))
        #expect(lines.contains("is inside of the package \(outer.path), whose tools"))
        #expect(!lines.contains("isn't published"))
        let published = try make(in: folder.appending(path: "Acme"))
        #expect(published.contains("RoutingApp isn't published yet"))
        #expect(!published.contains("inside of"))
    }

    @Test(arguments: [
        ("Acme", "Home", "name two features or more"),
        ("Acme", "Home,Home", "two modules would be named 'Home'"),
        ("Acme", "Home,Acme", "two modules would be named 'Acme'"),
        ("Acme", "Home,AcmeApp", "two modules would be named 'AcmeApp'"),
        ("Acme", "Home,Shop", "'Shop' is a module of the router's package"),
        ("Class", "Home,Profile", "'Class' is a word of Swift"),
        ("Acme", "Home,Photos", "'Photos' is a module of Swift or a framework of Apple"),
    ])
    func `a new app is refused if names collide`(name: String, features: String, reason: String)
        throws
    {
        let target = folder.appending(path: "App")
        let router = ["--path-dependency", ScaffoldApp.repository.root.path]
        let error = #expect(throws: CommandError.self) {
            try make(name, features, in: target, router)
        }
        #expect(error?.code == .usage)
        #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
        #expect(target.type == nil)
    }

    @Test func `a new app has windows with their own stages, and opens its links`() throws {
        for (path, text) in try Self.template.texts() where path.hasSuffix(".swift") {
            // All windows of a group share the first value of a state.
            #expect(!text.contains(/@State .*= [A-Z]\w*\(/), "\(path)")
        }
        let list = try Self.template.text("Acme.swiftpm/Info.plist")
        #expect(list.contains("<key>CFBundleURLSchemes</key>"))
        #expect(list.contains("<string>acme<"))
        #expect(try Self.template.text("Acme.swiftpm/Package.swift").contains("\"Info.plist\""))
    }
}
