import RoutingTestSupport

@testable import RoutingKit

/// A link with texts that break code which splits, decodes or normalises them wrongly.
struct AwkwardLink: LinkTemplate {
    static let path = "/awkward/:first/:second"
    let first: String
    let second: String
    let text: String
    let maybe: String?
    let list: [String]

    init(random: inout SeededRandom) {
        first = Self.segment(random.text())
        second = Self.segment(random.text())
        text = random.text()
        maybe = Bool.random(using: &random) ? random.text() : nil
        list = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.text() }
    }

    /// A text that a segment can hold.
    private static func segment(_ text: String) -> String {
        ["", ".", ".."].contains(text) ? "x" : text
    }

    /// Every value byte by byte: texts that look the same but have other bytes are not the same.
    var bytes: [[UInt8]?] {
        ([first, second, text, maybe] + list).map { $0.map { Array($0.utf8) } }
    }
}
