import RoutingTestSupport
import Testing

@testable import RouteMatching

struct `The order of overlapping patterns` {
    @Test(arguments: ["word", "zword", "aword"])
    func `the name of a constraint decides nothing`(name: String) throws {
        let renamed = RouteConstraint(name, example: "zz") { $0.allSatisfy(\.isLetter) }
        let texts = ["/p/:id(\(name))", "/p/:id(hex)"]
        #expect(
            tableIssues(of: texts, constraints: [hex, renamed])
                == [.tie([0, 1], witness: "/p/ff")])
        // Nothing that is tried shows that these two overlap, so the example that is first decides.
        let (seven, eleven) = (
            RouteConstraint(name, example: "7777777") { Int($0).map { $0 % 7 == 0 } ?? false },
            RouteConstraint("eleven", example: "1111111111111111") {
                $0.count > 15 && (Int($0).map { $0 % 11 == 0 } ?? false)
            }
        )
        let table = try RouteTable(
            texts: ["/:x(\(name))", "/:x(eleven)"], constraints: [seven, eleven])
        #expect(table.winner(["7777777777777700"]) == "/:x(eleven)")
    }

    @Test
    func `a constraint that is declared to be narrower wins, also by way of others`() throws {
        let constraints = [
            hex.narrower(than: "middle"),
            RouteConstraint("middle", example: "ff") { $0.count < 5 }.narrower(than: "any"),
            RouteConstraint("any", example: "x") { _ in true },
        ]
        for texts in ["/p/:a(any)", "/p/:b(hex)", "/p/:c(middle)"].someOrders {
            let table = try RouteTable(texts: texts, constraints: constraints)
            #expect(table.winner(["p", "ff"]) == "/p/:b(hex)")
            #expect(table.winner(["p", "xyz"]) == "/p/:c(middle)")
            #expect(table.winner(["p", "xyz-xyz"]) == "/p/:a(any)")
        }
    }

    @Test
    func `the first constraints that differ decide, before enumerations`() throws {
        let constraints = [hex.narrower(than: "lower"), lower]
        for texts in ["/:a(m|x)/:b(hex)/:c(lower)", "/:a(m|l)/:b(lower)/:c(hex)"].someOrders {
            let table = try RouteTable(texts: texts, constraints: constraints)
            #expect(table.winner(["m", "ff", "ff"]) == "/:a(m|x)/:b(hex)/:c(lower)")
        }
    }

    @Test
    func `patterns are in the order of their kinds, their types and their texts`() throws {
        let texts = [
            "/a/b/c", "/a/b", "/a/:x(m|n)", "/a/:x(bool)", "/a/:x(uuid)", "/a/:x(uint)",
            "/a/:x(int)", "/a/:x(double)", "/a/:x(sku)", "/a/:x(word)", "/a/:x", "/a/*/b", "/a/*",
            "/a/**", "/a", "/b", "/:x(b|c|d)/**", "/:x(a|b)", "/:x(int)", "/:x/a", "/:x/*",
            "/:x", "/*/a", "/*", "/**", "/",
        ]
        var random = SeededRandom(seed: 1)
        for _ in 0..<10 {
            let table = try RouteTable(
                unchecked: texts.shuffled(using: &random).map { try RoutePattern($0) })
            #expect(table.patterns.map(\.description) == texts)
        }
    }

    private let hex = RouteConstraint("hex", example: "ff") { $0.allSatisfy(\.isHexDigit) }
    private let lower = RouteConstraint("lower", example: "b") { $0.allSatisfy(\.isLowercase) }
}
