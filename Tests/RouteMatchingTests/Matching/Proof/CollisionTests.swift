import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `Texts with the same hash` {
    private static let texts: [CollidingTexts] = {
        var random = SeededRandom(seed: 1)
        return CollidingTexts.all(using: &random) + CollidingTexts.all(using: &random)
    }()

    @Test(arguments: texts)
    func `the texts have the same hash`(texts: CollidingTexts) {
        let hashes = [texts.text, texts.other].map { text in
            text.utf8.withTextBytes { $0.hash(0..<$0.count) }
        }
        #expect(texts.text != texts.other)
        #expect(hashes[0] == hashes[1])
    }

    @Test(arguments: texts)
    func `a literal is never taken for another one`(texts: CollidingTexts) throws {
        let table = try table(with: [.literal(texts.text)])
        #expect(winner(of: texts.text, in: table) == .literal(texts.text))
        #expect(winner(of: texts.other, in: table) == nil)
        #expect(winner(of: texts.other + "7", in: table) == nil)
    }

    @Test(arguments: texts)
    func `a text in front of a value is never taken for another one`(
        texts: CollidingTexts
    ) throws {
        let front = RoutePattern.Segment.affixed(
            prefix: texts.text, name: "id", .none, suffix: "")
        let table = try table(with: [front])
        #expect(winner(of: texts.text + "7", in: table) == front)
        #expect(winner(of: texts.text, in: table) == nil)
        #expect(winner(of: texts.other, in: table) == nil)
        #expect(winner(of: texts.other + "7", in: table) == nil)
    }

    @Test(arguments: texts)
    func `a literal and a text in front of a value are never taken for each other`(
        texts: CollidingTexts
    ) throws {
        let front = RoutePattern.Segment.affixed(
            prefix: texts.other, name: "id", .none, suffix: "")
        let table = try table(with: [.literal(texts.text), front])
        #expect(winner(of: texts.text, in: table) == .literal(texts.text))
        #expect(winner(of: texts.text + "7", in: table) == nil)
        #expect(winner(of: texts.other, in: table) == nil)
        #expect(winner(of: texts.other + "7", in: table) == front)
    }

    @Test(arguments: texts.filter { $0.text.utf8.count == $0.other.utf8.count })
    func `two texts around a value are never taken for two others`(texts: CollidingTexts) throws {
        func around(_ text: String) -> RoutePattern.Segment {
            .affixed(
                prefix: String(text.prefix(8)), name: "id", .none, suffix: String(text.suffix(8)))
        }
        let table = try table(with: [around(texts.text)])
        #expect(winner(of: around(texts.text).around("7"), in: table) == around(texts.text))
        #expect(winner(of: around(texts.other).around("7"), in: table) == nil)
    }

    @Test(arguments: texts)
    func `routes of both answer as the reference does`(texts: CollidingTexts) throws {
        let table = try RouteTable(texts.patterns)
        let reference = ReferenceMatcher(texts.patterns)
        for path in texts.paths {
            let answer = reference.answer(to: path).map { texts.patterns[$0.pattern] }
            #expect(table.match(path)?.pattern == answer, "\(path)")
        }
    }

    /// A table in which texts are looked for by their hashes.
    private func table(with segments: [RoutePattern.Segment]) throws -> RouteTable {
        let others = (0..<9).flatMap { number -> [RoutePattern.Segment] in
            let front = String(repeating: "\(number)", count: 8)
            return [
                .literal(front), .literal(front + front),
                .affixed(prefix: front, name: "id", .none, suffix: ""),
                .affixed(prefix: "a" + front + front.dropLast(), name: "id", .none, suffix: ""),
                .affixed(prefix: "b" + front.dropLast(), name: "id", .none, suffix: front),
            ]
        }
        return try RouteTable((segments + others).map { RoutePattern(segments: [$0]) })
    }

    private func winner(of segment: String, in table: RouteTable) -> RoutePattern.Segment? {
        table.match([segment])?.pattern.segments[0]
    }
}
