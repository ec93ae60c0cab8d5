import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingKit

/// A link with a query of values that it may leave out.
private struct SearchLink: LinkTemplate {
    static let path = "/search"
    var q: String?
    var tags: [String] = []
}

private struct OptionalPathLink: LinkTemplate {
    static let path = "/optional/:id"
    let id: Int?
}

/// A link under the path of another one.
private struct ChapterLink: LinkTemplate {
    static var path: String { (One(value: "book").text ?? "") + "/:chapter" }
    let chapter: Int
}

private struct NumberLink: LinkTemplate {
    static let path = "/number"
    let value: Double
}

private struct EmptySegmentLink: LinkTemplate {
    static let path = "/list//a"
}

private struct UserLink: LinkTemplate {
    static let path = "/文/Users/:userid"
    let userID: String
    let page: Int
}

private struct SimpleTypesLink: LinkTemplate, Equatable {
    static let path = "/types/:flag"
    let flag: Bool
    let count: Int
    let price: Double
    let kind: Kind
    let id: UUID
    let url: URL
    let day: Date
    let numbers: [Int]
}

/// A link with texts that break code which splits, decodes or normalises them wrongly.
private struct AwkwardLink: LinkTemplate {
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

@Suite(.hangLimit)
@MainActor
struct `The values of a link template` {
    @Test(
        arguments: [
            (One(value: "a b"), "/item/a%20b"), (One(value: "a/b"), "/item/a%2Fb"),
            (One(value: "a+b"), "/item/a%2Bb"), (One(value: "%2F"), "/item/%252F"),
            (One(value: "..."), "/item/..."), (One(value: "\u{0}"), "/item/%00"),
            (SearchLink(q: ""), "/search?q="), (SearchLink(q: "."), "/search?q=."),
            (SearchLink(q: "a&b=c+d é#"), "/search?q=a%26b%3Dc%2Bd%20%C3%A9%23"),
            (SearchLink(), "/search"), (OptionalPathLink(id: 1), "/optional/1"),
            (SearchLink(tags: ["a", "", "b&c"]), "/search?tags=a&tags=&tags=b%26c"),
            (UserLink(userID: "é", page: 2), "/%E6%96%87/Users/%C3%A9?page=2"),
            (ChapterLink(chapter: 7), "/item/book/7"),
            // No segment holds these, and no URL those.
            (One(value: ""), nil), (One(value: "."), nil), (One(value: ".."), nil),
            (OptionalPathLink(id: nil), nil), (EmptySegmentLink(), nil),
            (NumberLink(value: .nan), nil), (NumberLink(value: -.infinity), nil),
            // Without an exponent.
            (NumberLink(value: 0.00001), "/number?value=0.00001"),
            (NumberLink(value: 1.5e20), "/number?value=150000000000000000000.0"),
            (NumberLink(value: -2.5e-7), "/number?value=-0.00000025"),
            (NumberLink(value: 1e16), "/number?value=10000000000000000.0"),
            (NumberLink(value: -0.0), "/number?value=-0.0"),
        ] as [(any LinkTemplate, String?)])
    func `a template encodes its values, or makes no URL`(link: any LinkTemplate, text: String?) {
        #expect(link.text == text)
        #expect(link.url?.absoluteString == text)
    }

    /// The templates as the Navigator of their route receives them; `nil` for those that are
    /// refused.
    private func arrived<Template: LinkTemplate>(_ sent: [Template]) async throws -> [Template?] {
        let navigator = PageNavigator<Template>()
        let app = try await Fixture { $0.register(path: Template.path, navigator: navigator) }
        var received: [Template?] = []
        for template in sent {
            let count = navigator.received.count
            await app.open(template.text, using: .root)
            received.append(navigator.received.count > count ? navigator.received.last : nil)
        }
        return received
    }

    @Test func `random links arrive exactly as they were sent`() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let count = ProofSize.count(500, full: 10_000)
        let links = (1...count).map { _ in AwkwardLink(random: &random) }
        let numbers = (1...count).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
        #expect(try await arrived(links).map(\.?.bytes) == links.map(\.bytes), "seed \(seed)")
        let arrived = try await arrived(numbers.map(NumberLink.init))
        #expect(arrived.map(\.?.value) == numbers, "seed \(seed)")
    }

    @Test(arguments: [0, 1.5, 1_795_428_000, -86_400.25])
    func `each simple type arrives in its usual text`(seconds: Double) async throws {
        let link = SimpleTypesLink(
            flag: true, count: -3, price: 9.5, kind: .photos,
            id: try #require(UUID(uuidString: "4d9c2f0e-8a1b-4c3d-9e5f-0123456789ab")),
            url: try #require(URL(string: "https://example.com/?a=1&b=2#c")),
            day: Date(timeIntervalSince1970: seconds), numbers: [3, -1, 3])
        #expect(
            link.text?.hasPrefix(
                "/types/true?count=-3&price=9.5&kind=PHOTOS"
                    + "&id=4D9C2F0E-8A1B-4C3D-9E5F-0123456789AB"
                    + "&url=https%3A%2F%2Fexample.com%2F%3Fa%3D1%26b%3D2%23c&day=") == true)
        #expect(try await arrived([link]) == [link])
    }

    @Test(arguments: ["42", "a b", "é", "文", "👩‍🔬", "&=?#+;", "..."])
    func `a link to share is https on the first host, and opens with the values that were sent`(
        value: String
    ) async throws {
        let navigator = PageNavigator<One<String>>()
        let app = try await Fixture {
            $0.register(path: One<String>.path, navigator: navigator, access: .universalLinks)
        }
        let url = app.router.shareableURL(One(value: value))
        #expect(url?.absoluteString.hasPrefix("https://moments.app/item/") == true)
        await app.open(url?.absoluteString, from: .universalLink)
        #expect(navigator.received.map { Array($0.value.utf8) } == [Array(value.utf8)])
    }

    @Test(arguments: ["a/b", "a\\b", "%2F", "a\u{0}b", "\u{202E}abc", ""])
    func `there is no link to share that would be refused`(value: String) {
        let link = One(value: value).text.flatMap(UniversalLinks.sample.completeLink)
        #expect(link == nil)
        let hostless = UniversalLinks(hosts: [], schemes: ["moments"])
        #expect(hostless.completeLink(to: "/search") == nil)
    }
}

@MainActor
struct `A link inside a link` {
    private struct NextLink: LinkTemplate {
        static let path = "/carry"
        let next: NestedLink?
    }

    private func next(_ text: String, from origin: RouteOrigin) async throws -> NestedLink? {
        let url = origin.url(of: "/carry?next=\(text.percentEncoded)")
        return try await receive(url, at: "/carry", as: NextLink.self, from: origin)?.next
    }

    @Test(arguments: [
        ("/item/1", "/item/1"), ("/item/1?a=1&b=2%263", "/item/1?a=1&b=2%263"), ("/", "/"),
        ("https://moments.app/item/1", "/item/1"), ("moments://item/1", "/item/1"),
    ])
    func `a link inside a link arrives canonical, with the trust of what carried it`(
        text: String, url: String
    ) async throws {
        for origin in [RouteOrigin.app, .universalLink, .push] {
            let link = try #require(try await next(text, from: origin))
            #expect(link.url == url)
            #expect(link.trust == RouteTrust(origin))
        }
    }

    @Test(arguments: [
        "//evil.example/", "https://evil.example/", "http://moments.app/", "javascript:alert(1)",
        "item/1", "/../secret", "/item//1", "https://moments.app@evil.example/", "/item/%2e%2e",
        "/item/%252e", "/item/%2Fsecret", "/item/%00",
    ])
    func `a link inside a link leads to no other app`(text: String) async throws {
        await #expect(throws: RouteError.self) { try await next(text, from: .universalLink) }
    }

    @Test func `a link inside a link carries no link itself`() async throws {
        let navigator = PageNavigator<NextLink>()
        let app = try await Fixture { $0.register(path: "/carry", navigator: navigator) }
        await app.open("/carry?next=%2Fcarry%3Fnext%3D%252Fhome")
        let link = try #require(navigator.received.first?.next)
        let outcome = await app.router.route(RouteRequest(to: link))
        #expect(outcome.error?.code == "invalid-parameter")
    }

    @Test func `a template puts a link into a link`() throws {
        let link = try #require(NestedLink(One(value: "a&b/c")))
        #expect(NextLink(next: link).text == "/carry?next=%2Fitem%2Fa%2526b%252Fc")
        #expect(NestedLink(One(value: "")) == nil)
    }
}
