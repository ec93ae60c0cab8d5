import Foundation
import Testing

/// A repository with the script, an app, and a package that can be split off.
struct SplitFixture: GitFixture {
    static let path = ".packages/Kit/paths"
    static let list = """
        # What the package consists of.
        LICENSE LICENSE
        .packages/Kit/Package.swift Package.swift
        Code/Kit Sources/Kit
        Code/Kit/README.md

        """

    let folder: URL
    var repository: URL { folder.appending(path: "repository") }

    static func run(_ body: (SplitFixture) throws -> Void) throws {
        try Command.withTemporaryFolder { folder in
            let fixture = SplitFixture(folder: folder)
            try fixture.setUp()
            try body(fixture)
        }
    }

    private func setUp() throws {
        try initialize(with: ".ci/split")
        for file in ["LICENSE", "Code/Kit/Kit.swift", "Code/Kit/README.md", "Code/App/App.swift"] {
            try write(file, to: file)
        }
        try commit("Start\n\nMore in the body.\nM 100644 Code/Kit/Kit.swift")
        try write("changed", to: "Code/App/App.swift")
        try commit("Change the app")
        try write("manifest", to: ".packages/Kit/Package.swift")
        try write(Self.list, to: Self.path)
        try commit("List the package")
    }

    /// Splits the package off, and returns the folder of its repository.
    func split() throws -> URL {
        let package = folder.appending(path: UUID().uuidString)
        let script = repository.appending(path: ".ci/split").path
        _ = try Command.output(of: [script, "Kit", package.path])
        return package
    }

    /// What the script prints when it fails.
    func refusal(of arguments: [String], in clone: URL? = nil) throws -> String {
        let root = clone ?? repository
        let script = root.appending(path: ".ci/split").path
        // A folder relative to the current one, which is the repository.
        let command = "cd \"$0\" && exec \"$@\" >&2"
        do {
            _ = try Command.output(of: ["sh", "-c", command, root.path, script] + arguments)
            Issue.record("split off")
            return ""
        } catch let failure as Command.Failure {
            return failure.description
        }
    }
}
