import Testing

@testable import RouteMatching

@Suite struct `The first byte of a path` {
    @Test(arguments: [
        (["/shop"], "/shop"), (["/shop"], "/Shop"), (["/SHOP"], "/shop"), (["/shop"], "/%73hop"),
        (["/shop"], "/%53hop"), (["/42"], "/42"), (["/-a"], "/-a"), (["/_a"], "/_A"),
        (["/"], "/"), (["/"], "/?a=b"), (["/"], "/#a"), (["/", "/shop"], "/"),
        (["/shop", "/:any"], "/42"), (["/shop", "/*"], "/42"), (["/shop", "/**"], "/42/7"),
        (["/shop", "/:id?"], "/"), (["/a/b", "/n-:id"], "/N-7"), (["/é"], "/e\u{301}"),
        (["/é"], "/%C3%A9"), (["/é"], "/E\u{301}"), (["/shop", "/小林"], "/小林"),
    ])
    func `is no reason to miss a route`(patterns: [String], path: String) throws {
        let table = try RouteTable(patterns.map { try RoutePattern($0) }, constraints: [])
        let few = table.match(path)?.pattern
        // A parameter at the front allows each byte.
        let all = try RouteTable(
            (patterns + ["/:front/zzz/zzz/zzz"]).map { try RoutePattern($0) }, constraints: [])
        #expect(few == all.match(path)?.pattern)
        if path != "/E\u{301}" { #expect(few != nil) }
    }

    @Test(arguments: ["/xyz", "/7", "/~a", "//shop", "/./shop", "/+shop"])
    func `ends the search if no route begins with it`(path: String) throws {
        let table = try RouteTable([try RoutePattern("/shop")], constraints: [])
        #expect(table.match(path) == nil)
    }
}
