import RouteMatching
import Testing

@Suite
struct `A place with many texts` {
    /// Many routes for any user, and few for one of them.
    private func table() throws -> RouteTable {
        let others = (0..<20).map { "/:user/page\($0)/:id" }
        return try RouteTable(texts: others + ["/me/page7/:own", "/me/settings/:tab"])
    }

    @Test(arguments: [
        ("/me/settings/1", "/me/settings/:tab"), ("/me/page7/1", "/me/page7/:own"),
        ("/me/page8/1", "/:user/page8/:id"), ("/ann/page7/1", "/:user/page7/:id"),
        ("/ann/settings/1", nil),
    ])
    func `has its own beside those of all`(path: String, pattern: String?) throws {
        #expect(try table().match(path)?.pattern.description == pattern)
    }
}
