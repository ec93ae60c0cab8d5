import RoutingTestSupport
import Testing

@testable import RouteMatching

/// Swift joins `/` and a following accent into one `Character`, which is no longer equal to `/`.
@Suite
struct `Combining characters` {
    @Test
    func `a separator under an accent is still found from outside`() {
        #expect(throws: DeepLinkError(.hiddenSeparator)) {
            try DeepLink("https://moments.app/a%2F%CC%81b", from: .outside, of: .sample)
        }
    }

    @Test
    func `an accent in front of a slash doesn't hide the slash`() throws {
        let link = try DeepLink("/%CC%81/%CC%81b", from: .app, of: .sample)
        #expect(link.segments == ["\u{301}", "\u{301}b"])
    }

    @Test
    func `an equals sign under an accent still ends a name`() throws {
        let link = try DeepLink("/a?b=%CC%81c&d=e", from: .app, of: .sample)
        #expect(link.query.map(\.name) == ["b", "d"])
        #expect(link.query.map { Array($0.value.utf8) } == [[0xCC, 0x81, 0x63], [0x65]])
    }

    @Test
    func `a slash under an accent keeps its bytes from template to value`() throws {
        let link = try DeepLink("/item/a%2F%CC%81b", from: .app, of: .sample)
        #expect(
            link.segments.map { Array($0.utf8) } == [Array("item".utf8), Array("a/\u{301}b".utf8)])
        #expect(link.description == "/item/a%2F%CC%81b")
    }

    @Test
    func `a digit under an accent is no number`() {
        #expect(!SegmentType.int.admits("4\u{301}"))
        #expect(!SegmentType.uuid.admits("00000000-0000-0000-0000-00000000000\u{301}0"))
    }
}
