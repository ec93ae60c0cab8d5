package import CommandLineKit

/// The pages that show modules and routes.
package enum Pages {
    /// Runs the tests that compare the pages, which write them then. They are those of the files whose
    /// names end in `DocumentationTests`.
    /// - Parameter print: Receives what is done.
    /// - Throws: ``CommandError`` if the package can't be built or a test fails.
    package static func write(
        in tree: SourceTree, print: (String) -> Void
    ) throws(CommandError) {
        guard try AppLayout(of: tree).hasWrittenPages else {
            return print(
                "no file DocumentationTests.swift is in Tests, so there is no page to write")
        }
        print("Writing the pages that show modules and routes, which needs a build of the tests:")
        try HostProgram(
            // A command of the package holds the lock of the build folder while it waits, and its
            // sandbox on macOS can't contain another one.
            [
                "swift", "test", "--ignore-lock", "--disable-sandbox", "--filter",
                "DocumentationTests",
            ], in: tree.root, environment: ["UPDATE_DOCS": "1"]
        ).run(
            otherwise: "the pages of docs are not all written; correct what it reports, and run "
                + "swift package update-docs")
    }
}
