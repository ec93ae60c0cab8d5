import DesignKit
import Foundation
import RouteMatching
import RoutingTestSupport
import Testing

private let texts = Texts(.main)

private struct CartLink: LinkTemplate {
    static let path = "/cart"
}

@Suite struct `The texts that the guide to languages uses` {
    @Test func `the texts are rows, sentences, prices and times of one language`() {
        UserLocale.$scoped.withValue(Locale(identifier: "en")) {
            let (seller, count) = ("Zoë", 2)
            func addToCart() {}
            let add = ContentRow.action(texts("Add to cart")) { addToCart() }
            let ask = ContentRow.link(texts("Ask \(seller)"), to: CartLink())
            let summary = texts(count, one: "1 item", others: "\(count) items")
            #expect([add.title, ask.title, summary] == ["Add to cart", "Ask Zoë", "2 items"])
            let now = Date(timeIntervalSince1970: 1_800_000_000)
            let posted = now.addingTimeInterval(-300)
            let price = (Decimal(3490) / 100).formatted(
                .currency(code: "EUR").locale(UserLocale.current))
            let age = RelativeDate(posted, now: now).description
            #expect([price, age] == ["€34.90", "5 min"])
        }
    }

    @Test func `the texts that the guide to languages uses say what isn't there`() {
        let error = #expect(throws: NotFound.self) { try check("Kettle", 3) }
        #expect(error?.userSentence == "There aren't that many in stock.")
    }

    private func check(_ product: String, _ count: Int) throws {
        throw NotFound(
            "stock of \(product) for \(count)",
            userSentence: texts("There aren't that many in stock."))
    }
}

func page(at path: String) throws -> String {
    let table = try RouteTable("/product/:id(int)", "/product/new", "/files/**path")
    guard let match = table.match(path) else {
        let meant = table.nearest(to: path)
        return "no page" + (meant.map { ", did you mean \($0)?" } ?? "")
    }
    return "\(match.pattern) \(match.value("id", as: Int.self) ?? 0)"
}

@Suite(.hangLimit) struct `The values in URLs that the guides show` {
    @Test(arguments: [
        ("/product/42", "/product/:id(int) 42"), ("/product/new", "/product/new 0"),
        ("/files/a/b", "/files/**path 0"),
        ("/prodct/42", "no page, did you mean /product/:id(int)?"), ("/", "no page"),
    ])
    func `values in URLs choose a page of a table`(path: String, answer: String) throws {
        #expect(try page(at: path) == answer)
    }

    @MainActor
    @Test func `the values in URLs are read as the types of parameters, or refused`() async throws {
        let list = try #require(
            try await receive(
                "/products/7?sort=price&tags=red&tags=blue", at: "/products/:id",
                as: Parameters.self))
        #expect(list.id == 7 && list.sort == .price && list.tags == ["red", "blue"])
        await #expect(throws: RouteError.self) {
            try await receive(
                "/products/7?sort=color", at: "/products/:id", as: Parameters.self)
        }
    }
}

private enum Sort: String, Decodable { case price, name }

private struct Parameters: Decodable {
    let id: Int
    let sort: Sort?
    let tags: [String]
}

/// The link of the guide to entry points.
struct CallLink: LinkTemplate {
    static let path = "/leave"
    let destination: Private<URL>
}
