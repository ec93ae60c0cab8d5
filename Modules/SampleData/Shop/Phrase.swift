/// A sentence with gaps for a product: `"My \(.name) is here"`.
struct Phrase: ExpressibleByStringInterpolation {
    /// A property of the product that fills a gap.
    enum Gap {
        case name, noun, price, link
    }

    /// Collects the words and the gaps of a literal.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var words: [String] = [""]
        fileprivate var gaps: [Gap] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) {
            words[words.count - 1] += literal
        }

        mutating func appendInterpolation(_ gap: Gap) {
            gaps.append(gap)
            words.append("")
        }
    }

    private let words: [String]
    private let gaps: [Gap]

    init(stringLiteral value: String) {
        words = [value]
        gaps = []
    }

    init(stringInterpolation: StringInterpolation) {
        words = stringInterpolation.words
        gaps = stringInterpolation.gaps
    }

    func text(about listing: Listing) -> String {
        zip(gaps, words.dropFirst()).reduce(words[0]) { text, part in
            text + listing.text(for: part.0) + part.1
        }
    }
}
