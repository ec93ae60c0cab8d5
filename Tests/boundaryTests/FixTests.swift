import BoundaryKit
import CommandLineKit
import Foundation
import Testing

@testable import boundary

@Suite @MainActor struct `boundary fix` {
    private let workspace: ScriptedWorkspace

    init() throws {
        workspace = try ScriptedWorkspace(.features())
        workspace.repairs = [
            ManifestRepair(
                file: "Package.swift", old: "a\nb\n", new: "a\nc\n", changes: ["+ A -> B"])
        ]
        try workspace.write("a\nb\n", to: "Package.swift")
    }

    @Test func `prints a diff and writes nothing`() async throws {
        let answer = await workspace.run("fix")
        #expect(answer.code == .success)
        #expect(
            answer.output
                == "--- a/Package.swift\n+++ b/Package.swift\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n")
        #expect(try workspace.text(of: "Package.swift") == "a\nb\n")
    }

    @Test func `writes the manifest with --write`() async throws {
        #expect(await workspace.run("fix", "--write").code == .success)
        #expect(try workspace.text(of: "Package.swift") == "a\nc\n")
    }

    @Test func `writes through a link, and keeps the mode of the file`() async throws {
        let real = workspace.folder.appending(path: "Real.swift")
        let link = workspace.folder.appending(path: "Package.swift")
        try FileManager.default.moveItem(at: link, to: real)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real.path)
        try FileManager.default.createSymbolicLink(
            atPath: link.path, withDestinationPath: "Real.swift")
        #expect(await workspace.run("fix", "--write").code == .success)
        #expect(try workspace.text(of: "Real.swift") == "a\nc\n")
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
        #expect(target == "Real.swift")
        let attributes = try FileManager.default.attributesOfItem(atPath: real.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `doesn't overwrite a manifest that has changed meanwhile`() async throws {
        try workspace.write("a\nb\n// saved by an editor\n", to: "Package.swift")
        let answer = await workspace.run("fix", "--write")
        #expect(answer.code == .output)
        #expect(
            answer.errors.contains("Package.swift has changed meanwhile; run the command again"))
        #expect(try workspace.text(of: "Package.swift").hasSuffix("editor\n"))
    }

    @Test func `names what must be changed by hand, and ends with 1`() async throws {
        workspace.repairs = [
            ManifestRepair(
                file: "Package.swift", old: "a", new: "a", manualChanges: ["+ A -> B: why"])
        ]
        let answer = await workspace.run("fix", "--write")
        #expect(answer.code == .violated)
        #expect(answer.output == "nothing to change in a manifest\n")
        #expect(answer.errors == "boundary: not changed in Package.swift: + A -> B: why")
    }

    @Test func `says that it changes no Xcode project`() async throws {
        workspace.repairs = []
        let place = SourcePlace(file: "App/App.xcodeproj/project.pbxproj")
        workspace.graph = ModuleGraph(
            package: "A", modules: [Module(name: "App", kind: .executable, place: place)],
            edges: [], kinds: [.declared])
        let answer = await workspace.run("fix")
        #expect(answer.code == .success)
        #expect(
            answer.errors
                == "boundary: not changed: App/App.xcodeproj/project.pbxproj; "
                + "change its targets in Xcode")
    }
}
