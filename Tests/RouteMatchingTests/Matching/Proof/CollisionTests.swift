import RoutingTestSupport
import Testing

@testable import RouteMatching

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
    func `a text is never taken for another one, whether routes have one of them or both`(
        texts: CollidingTexts
    ) throws {
        for own in [[texts.text], [texts.other], [texts.text, texts.other]] {
            let patterns = CollidingTexts.patterns(of: own)
            let table = RouteTable(unchecked: patterns)
            let reference = ReferenceMatcher(patterns)
            for path in texts.paths {
                let answer = reference.answer(to: path).map { patterns[$0.pattern] }
                #expect(table.match(path)?.pattern == answer, "\(path)")
            }
        }
    }
}
