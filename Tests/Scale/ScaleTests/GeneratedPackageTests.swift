import Foundation
import Testing

@testable import scale

@Suite
struct `A generated package` {
    @Test
    func `has a module, a plug-in and tests for each feature`() throws {
        try withPackages { modules, _ in
            for name in modules.features.map(\.name) {
                #expect(
                    modules.manifest.contains(".feature(\"\(name)\"), .tests(\"\(name)\", of: "))
                let plugin = try modules.text("App/Plugins/\(name)Plugin.swift")
                #expect(plugin.contains("import \(name)\n"))
                let tests = try modules.text("Tests/\(name)Tests/\(name)Tests.swift")
                #expect(tests.contains("@testable import \(name)\n"))
            }
            let links = try modules.text("Features/Feature001/Feature001Links.swift")
            #expect(links.contains("\"/feature002/item/:id\""))
            #expect(!links.lowercased().contains("prototype"))
        }
    }

    @Test
    func `differs from the one with one module only in folders and imports of features`() throws {
        try withPackages { modules, one in
            let (ownFiles, otherFiles) = (try modules.files(), try one.files())
            #expect(ownFiles.keys.sorted() == otherFiles.keys.sorted())
            #expect(ownFiles.count > 3 * 13)
            let imports = /(@testable )?import (Feature[0-9]+|App)\n/
            for (name, text) in ownFiles {
                #expect(
                    text.replacing(imports, with: "")
                        == otherFiles[name]?.replacing(imports, with: ""), "\(name)")
            }
            #expect(!otherFiles.values.contains { $0.contains("import Feature") })
        }
    }

    @Test(arguments: Edit.allCases)
    func `changes one line in each edit`(edit: Edit) throws {
        try withPackages { modules, one in
            for package in [modules, one] {
                let path = edit.path(in: package)
                let before = try package.text(path).split(separator: "\n")
                try package.apply(edit, revision: 42)
                let after = try package.text(path).split(separator: "\n")
                #expect(zip(before, after).filter { $0 != $1 }.count == 1)
                #expect(before.count == after.count)
            }
        }
    }

    /// Generates three features in both shapes, and deletes them afterwards.
    private func withPackages(
        _ check: (_ modules: GeneratedPackage, _ one: GeneratedPackage) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scale-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let packages = try Shape.allCases.map { shape in
            let package = GeneratedPackage(
                features: 3, shape: shape, in: folder.appending(path: shape.rawValue))
            try package.write()
            return package
        }
        try check(packages[0], packages[1])
    }
}

extension GeneratedPackage {
    fileprivate func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The texts of the Swift files of features, tests and app, by name.
    fileprivate func files() throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter {
                $0.hasSuffix(".swift") && !$0.hasPrefix("Platform/") && $0 != "Package.swift"
            }
        return Dictionary(
            uniqueKeysWithValues: try paths.map {
                (URL(filePath: $0).lastPathComponent, try text($0))
            })
    }
}
