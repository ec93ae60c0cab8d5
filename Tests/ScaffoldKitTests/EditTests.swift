import Foundation
import CommandLineKit
import Testing

@testable import ScaffoldKit

@Suite
struct `An edit of a file of the repository` {
    private let tree = RepositoryCopy.original
    private let features = RepositoryCopy.features

    @Test(arguments: NameList.all)
    func `adds a name to a list, and changes one line`(list: NameList) throws {
        let old = try tree.text(list.path)
        let new = try list.adding("Scaffolded", after: features, to: old)
        let difference = new.split(separator: "\n").difference(from: old.split(separator: "\n"))
        #expect(difference.insertions.count == 1 && difference.removals.count == 1)
        #expect(new.contains("Scaffolded"))
        #expect(try list.adding("Scaffolded", after: features, to: new) == new)
        #expect(try list.removing("Scaffolded", from: new) == old)
    }

    @Test(arguments: NameList.all)
    func `says what a list lacks that isn't there`(list: NameList) {
        let error = #expect(throws: CommandError.self) {
            try list.adding("Scaffolded", after: features, to: "let other = []\n")
        }
        #expect(error?.code.rawValue == 1)
        #expect(error?.description.contains(list.path) == true)
        #expect(error?.description.contains("Scaffolded") == true)
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
        #expect(old.count - new.count < 70)
    }

    @Test(arguments: RepositoryCopy.features)
    func `registers a route at the end of the method of a plug-in`(name: String) throws {
        let path = "AppContainer/Plugins/\(name).swift"
        let edit = RegistrationEdit("app.register()", in: path)
        let lines = try edit.adding(to: tree.text(path)).components(separatedBy: "\n")
        let index = try #require(lines.firstIndex(of: "            app.register()"))
        #expect(lines[index + 1] == "        }")
        let error = #expect(throws: CommandError.self) { try edit.adding(to: "struct A {}") }
        #expect(error?.description.contains("app.register()") == true)
    }
}
