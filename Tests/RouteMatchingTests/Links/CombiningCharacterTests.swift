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
    func `an equals sign under an accent still ends a name`() throws {
        let link = try DeepLink("/a?b=%CC%81c&d=e", from: .app, of: .sample)
        #expect(link.query.map(\.name) == ["b", "d"])
        #expect(link.query.map { Array($0.value.utf8) } == [[0xCC, 0x81, 0x63], [0x65]])
    }
}
