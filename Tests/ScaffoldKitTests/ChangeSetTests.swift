import CommandLineKit
import Testing

@testable import ScaffoldKit

@Suite struct `A set of changes` {
    @Test
    func `restores every file if one can't be written`() throws {
        try RepositoryCopy.with { tree in
            let before = try tree.texts()
            var changes = ChangeSet()
            changes.write("", to: ".ci/production")
            changes.remove("Package.swift")
            changes.write("new", to: "AppContainer/New.swift")
            // A folder can't be where a file is.
            changes.write("", to: "docs/architecture.md/A.swift")
            let error = #expect(throws: CommandError.self) { try changes.apply(in: tree) }
            #expect(error?.code == .output)
            #expect(try tree.texts() == before)
        }
    }
}
