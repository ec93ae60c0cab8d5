import Testing

@testable import RoutingKit

@Suite
struct `A route pattern` {
    @Test(arguments: [
        "/", "/shop", "/product/:id", "/moments/:id(uuid)", "/:a/:b(int)/c/:d(uint)",
        "/v1.0/a-b_c~d",
        "/:x(double)/:y(bool)", "/商品/:id", "/Cart/Add", "/a+b;c=d,e@f!$&'",
    ])
    func `it is written as it was read`(text: String) throws {
        let pattern = try RoutePattern(text)
        #expect(pattern.description == text)
        #expect(try RoutePattern(pattern.description) == pattern)
    }

    @Test
    func `it has a literal or a parameter for each segment`() throws {
        #expect(
            try RoutePattern("/user/:id(int)/:Name").segments == [
                .literal("user"), .parameter(name: "id", type: .int),
                .parameter(name: "Name", type: .string),
            ])
    }

    @Test
    func `the type string is the type of a plain parameter`() throws {
        #expect(try RoutePattern("/:id(string)") == RoutePattern("/:id"))
    }

    @Test(arguments: [
        ("", "the path  must start with a slash: /"),
        ("shop", "the path shop must start with a slash: /shop"),
        ("/shop/", "the path /shop/ has an empty segment"),
        ("//shop", "the path //shop has an empty segment"),
        ("/a//b", "the path /a//b has an empty segment"),
        ("/:", "the path /: has the segment ':'; a name is ASCII letters and digits"),
        ("/:1", "the path /:1 has the segment ':1'; a name is ASCII letters and digits"),
        ("/:é", "the path /:é has the segment ':é'; a name is ASCII letters and digits"),
        ("/:id/:ID", "the path /:id/:ID names the parameter 'ID' twice"),
        ("/a/../b", "the path /a/../b has the segment '..', which no URL can hold"),
        ("/.", "the path /. has the segment '.', which no URL can hold"),
    ])
    func `a bad one is refused with a sentence`(text: String, sentence: String) {
        #expect(problem(of: text) == sentence)
    }

    @Test(arguments: [
        "/*", "/a*", "/a?b", "/a#b", "/a%20b", "/{id}", "/<int:id>", "/a:b", "/(a)",
    ])
    func `the wildcards and placeholders of other routers are refused`(text: String) {
        #expect(problem(of: text)?.hasSuffix("which no URL can hold") == true)
    }

    @Test(arguments: [
        ":id(", ":id)", ":id()", ":id(Int)", ":id(date)", ":id-x", ":id\u{301}", ":i_d",
    ])
    func `an unknown type is refused with those that there are`(segment: String) {
        #expect(
            problem(of: "/\(segment)") == "the path /\(segment) has the segment '\(segment)'; "
                + "a type is one of bool, uuid, uint, int, double, string")
    }

    @Test
    func `names are compared without regard to case`() throws {
        #expect(try RoutePattern("/:ID/:userName").parameterNames == ["id", "username"])
    }

    @Test(arguments: [
        ("/a/:x", "/A/:y", true), ("/:x(int)", "/:y(int)", true), ("/:x(int)", "/:x", false),
        ("/a", "/a/b", false), ("/a", "/:a", false), ("/É", "/é", false),
    ])
    func `two have the same shape if they answer the same paths`(
        left: String, right: String, isSame: Bool
    ) throws {
        #expect(try (RoutePattern(left).shape == RoutePattern(right).shape) == isSame)
    }

    private func problem(of text: String) -> String? {
        do throws(PatternError) {
            _ = try RoutePattern(text)
            return nil
        } catch {
            return error.description
        }
    }
}
