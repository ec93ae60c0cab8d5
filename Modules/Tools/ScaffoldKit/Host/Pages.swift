package import CommandLineKit

/// The pages that show modules and routes.
package enum Pages {
    /// Runs the tests that compare the pages, which write them then.
    /// - Throws: ``CommandError`` if the package can't be built or a test fails.
    package static func write(in tree: SourceTree) throws(CommandError) {
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
