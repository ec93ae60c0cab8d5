extension AppLayout {
    /// How the user opens a URL after a change.
    func opening(_ url: String) -> [String] {
        program.map { ["swift run \($0) open \(url)"] } ?? []
    }

    /// How the user tests a change.
    var testing: [String] {
        let pages = "UPDATE_DOCS=1 swift test --filter DocumentationTests"
        return (hasWrittenPages ? [pages] : []) + ["swift test"]
    }
}
