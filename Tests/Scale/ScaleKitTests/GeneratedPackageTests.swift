import Foundation
import Testing

@testable import ScaleKit

@Suite
struct `A generated package` {
    @Test
    func `has a module, a plug-in and tests for each feature`() throws {
        try withPackages { modules, _ in
            for name in modules.features.map(\.name) {
                #expect(modules.manifest.contains(".feature(\"\(name)\"), .tests(\"\(name)\")"))
                let plugin = try modules.text("App/Plugins/\(name)Plugin.swift")
                #expect(plugin.contains("import \(name)\n"))
                let tests = try modules.text("Tests/\(name)Tests/\(name)Tests.swift")
                #expect(tests.contains("@testable import \(name)\n"))
            }
        }
    }

    @Test
    func `differs from the one with one module only in folders and imports of features`() throws {
        try withPackages { modules, one in
            let (ownFiles, otherFiles) = (try modules.files(), try one.files())
            #expect(ownFiles.keys.sorted() == otherFiles.keys.sorted())
            #expect(ownFiles.count > 3 * 13)
            for (name, text) in ownFiles {
                #expect(text.withoutImports == otherFiles[name]?.withoutImports, "\(name)")
            }
            #expect(!otherFiles.values.contains { $0.contains("import Feature") })
        }
    }

    @Test
    func `links its features to each other`() throws {
        try withPackages { modules, _ in
            let links = try modules.text("Features/Feature001/Feature001Links.swift")
            #expect(links.contains("\"/feature002/item/:id\""))
            #expect(!links.lowercased().contains("prototype"))
        }
    }

    @Test
    func `contains a copy of the router`() throws {
        try withPackages { modules, _ in
            let path = "Platform/Modules/Routing/RoutingKit/LinkTemplate.swift"
            let original = Repository.current.root.appending(
                path: path.replacing("Platform/", with: ""))
            let copy = try modules.text(path)
            #expect(try String(contentsOf: original, encoding: .utf8) == copy)
        }
    }

    @Test(arguments: Edit.allCases)
    func `changes one line in each edit`(edit: Edit) throws {
        try withPackages { modules, one in
            for package in [modules, one] {
                let path = edit.path(in: package)
                let before = try package.text(path).split(separator: "\n")
                try edit.apply(to: package, revision: 42)
                let after = try package.text(path).split(separator: "\n")
                #expect(zip(before, after).filter { $0 != $1 }.count == 1)
                #expect(before.count == after.count)
            }
        }
    }

    @Test
    func `is not written over other files`() throws {
        try withPackages { modules, _ in
            #expect(modules.isComplete)
            #expect(throws: ScaleError.self) { try modules.write() }
        }
    }

    @Test(arguments: [0, -1, 1000])
    func `has 1 to 999 features`(count: Int) {
        #expect(throws: ScaleError.self) {
            _ = try GeneratedPackage(features: count, shape: .one, in: URL(filePath: "/"))
        }
    }
}
