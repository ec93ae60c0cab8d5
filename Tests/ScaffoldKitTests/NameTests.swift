import CommandLineKit
import Testing

@testable import ScaffoldKit

struct `A name` {
    @Test(arguments: ["Events", "Home", "HTTP2", "A", String(repeating: "A", count: 40)])
    func `a name is a word in UpperCamelCase`(name: String) throws {
        #expect(try ModuleName(name).text == name)
    }

    @Test(arguments: [
        ("", "can't name a module"), ("events", "can't name a module"),
        ("My Events", "can't name a module"), ("Évents", "can't name a module"),
        ("../Events", "can't name a module"), ("Any", "is a word of Swift"),
        ("Main", "is a word of Swift"), ("Package", "is a word of Swift"),
        ("Test", "is a word of Swift"), ("View", "is a type"), ("Task", "is a type"),
        ("Con", "is a device on Windows"), ("Lpt1", "is a device on Windows"),
        ("Result", "is a type"), ("Plugin", "is a type"), ("Charts", "a framework of Apple"),
        ("Messages", "a framework of Apple"), ("Synchronization", "a framework of Apple"),
        ("SwiftUi", "a framework of Apple"), ("Designkit", "of the router's package"),
        ("Content", "begins the name of a type"), ("HomeTests", "ends in Tests"),
        ("HomePlugin", "ends in Plugin"), ("Error", "is a type"), ("URL", "is a type"),
        (String(repeating: "A", count: 41), "can't name a module"),
    ])
    func `a name is refused with the reason`(name: String, reason: String) {
        let error = #expect(throws: CommandError.self) { try ModuleName(name) }
        #expect(error?.code == .usage)
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `the names of modules of the router's package are known`() throws {
        let manifest = try ScaffoldApp.repository.text(".packages/RoutingApp/Package.swift")
        let folders = try ScaffoldApp.repository.text(".packages/RoutingApp/paths")
            .matches(of: /(?:Sources|Plugins)\/(\w+)\n/).map { String($0.1) }
        #expect(Set(ReservedNames.routerModules) == Set(folders))
        #expect(folders.allSatisfy { manifest.contains("\"\($0)\"") })
    }

    @Test func `the names of types that features see are known`() throws {
        let declaration =
            /\n(?: {4})?public (?:final )?(?:struct|class|protocol) (\w+?)(?:Screen|Navigator|View|Link)\b/
        for folder in [
            "Foundations/DesignKit", "Routing/RoutingKit", "Adapters/RoutingSwiftUI",
            "Adapters/DesignKitSwiftUI",
        ] {
            for path in try ScaffoldApp.repository.files(in: "Modules/\(folder)")
            where path.hasSuffix(".swift") {
                for match in try ScaffoldApp.repository.text(path).matches(of: declaration) {
                    let word = String(match.1)
                    #expect(ReservedNames.routerPrefixes.contains(word), "\(path): \(word)")
                }
            }
        }
    }
}

struct `The words of a command` {
    @Test(arguments: [
        (["new-app", "Acme"], "'new-app' needs NAME FOLDER"),
        (["new-app", "A", "b", "--version", "1"], "'1' isn't a version"),
        (
            ["new-app", "A", "b", "--version", "1.0.0", "--path-dependency", "."],
            "'--version' and '--path-dependency' exclude each other"
        ),
    ])
    func `the words of a command are refused with what is wrong`(words: [String], reason: String) {
        let error = #expect(throws: CommandError.self) { try scaffold(words) { _ in } }
        #expect(error?.code == .usage)
        #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
    }
}
