import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `Texts with the same hash` {
    private static let texts: [CollidingTexts] = {
        var random = SeededRandom(seed: 1)
        return [1, 1, 1, 2, 2, 2].map { words in
            CollidingTexts(ofWords: words, after: 0, using: &random)
        }
    }()

    @Test(arguments: texts)
    func `a literal is never taken for the text in front of a value`(texts: CollidingTexts) throws {
        let front = before(texts.front)
        let table = try RouteTable([literal(other(than: texts)), front])
        #expect(winner(of: texts.literal, in: table) == nil)
        #expect(winner(of: texts.literal + "7", in: table) == nil)
        #expect(winner(of: texts.front + "7", in: table) == front)
    }

    @Test(arguments: texts)
    func `the text in front of a value is never taken for a literal`(texts: CollidingTexts) throws {
        let literal = literal(texts.literal)
        let table = try RouteTable([literal, before(other(than: texts))])
        #expect(winner(of: texts.front, in: table) == nil)
        #expect(winner(of: texts.front + "7", in: table) == nil)
        #expect(winner(of: texts.literal, in: table) == literal)
    }

    @Test(arguments: texts)
    func `each of them is answered by its own routes among others`(texts: CollidingTexts) throws {
        let (own, front) = (texts.literal, texts.front)
        let routes = [literal(own), literal(front), before(front), before(front, end: ".html")]
        let others = ["/a", "/b", "/c/d", "/settings", "/x/:y(int)", "/:z/:y"]
        let table = try RouteTable(routes + others.map { try RoutePattern($0) })
        #expect(winner(of: own, in: table) == routes[0])
        #expect(winner(of: own.uppercased(), in: table) == routes[0])
        #expect(winner(of: front, in: table) == routes[1])
        #expect(winner(of: front + "7", in: table) == routes[2])
        #expect(winner(of: front + "7.html", in: table) == routes[3])
        #expect(winner(of: own + "7", in: table) == nil)
        #expect(winner(of: own + "7.html", in: table) == nil)
    }

    private func literal(_ text: String) -> RoutePattern {
        RoutePattern(segments: [.literal(text)])
    }

    private func before(_ front: String, end: String = "") -> RoutePattern {
        RoutePattern(segments: [.affixed(prefix: front, name: "id", .none, suffix: end)])
    }

    /// A text of the same length.
    private func other(than texts: CollidingTexts) -> String {
        String(repeating: "s", count: texts.front.utf8.count)
    }

    private func winner(of segment: String, in table: RouteTable) -> RoutePattern? {
        table.match([segment]).map { table.patterns[$0.index] }
    }
}
