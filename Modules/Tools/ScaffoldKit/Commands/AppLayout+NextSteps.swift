extension AppLayout {
    /// How the user opens a URL after a change.
    func opening(_ url: String) -> [String] {
        program.map { ["swift run \($0) open \(url)"] } ?? []
    }

    /// How the user tests a change.
    var testing: [String] {
        let pages = "swift package update-docs        writes the pages that show modules and routes"
        return (hasWrittenPages ? [pages] : []) + ["swift test"]
    }
}
