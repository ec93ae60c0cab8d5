import RoutingTestSupport
import Testing

@testable import RouteMatching

struct `A random text` {
    @Test(arguments: RunSeeds.count(4))
    func `a random text is refused with a place, or reads back as written`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let count = ProofSize.count(2500, full: 100_000)
        for _ in 0..<count {
            check(random.patternText(), seed: seed)
        }
        ProofSize.report("random patterns", ["texts": count])
    }

    private func check(_ text: String, seed: UInt64) {
        do throws(PatternError) {
            let pattern = try RoutePattern(text)
            let again = try RoutePattern(pattern.description)
            if again != pattern || again.description != pattern.description {
                Issue.record("seed \(seed): \(text.debugDescription) reads back as \(again)")
            }
        } catch {
            let isInside = (1...text.count + 1).contains(error.column)
            let isValid = error.suggestion.map { patternError(of: $0) == nil } ?? true
            if error.pattern != text || !isInside || error.expected.isEmpty || !isValid {
                Issue.record("seed \(seed): \(text.debugDescription) is refused with \(error)")
            }
        }
    }
}

extension SeededRandom {
    /// Parts of patterns, put together by chance, and some texts that break a careless split.
    fileprivate mutating func patternText() -> String {
        let parts = [
            "/", "/", "/", "/", "/", ":", "*", "**", "?", "(", ")", "(int)", "(a|b)", "|", "<", ">",
            "<int:", "{", "}", "id", "a", "B", "1", "_", "-", ".", "..", "%", " ", "é", "e\u{301}",
            "\u{301}", "文", "\u{212A}", "\r\n", "\u{200D}", "👩‍👧", "string", "sku",
            "%20", "%3a", "%CC%81", "%D8%80", "\u{600}", "%24", "\\", "$", "[", "]", "...", "+",
        ]
        return (0..<Int.random(in: 0...12, using: &self)).reduce(into: "/") { result, _ in
            let isOther = Int.random(in: 0..<12, using: &self) == 0
            result += isOther ? text() : parts.randomElement(using: &self) ?? ""
        }
    }
}
