import DesignKit
import Foundation
import RoutingKit
import Testing

private let texts = Texts(.main)

private struct CartLink: LinkTemplate {
    static let path = "/cart"
}

@Suite struct `The guide to languages` {
    @Test func `makes rows and sentences from texts`() {
        UserLocale.$scoped.withValue(Locale(identifier: "en")) {
            let (seller, count) = ("Zoë", 2)
            func addToCart() {}
            let add = ContentRow.action(texts("Add to cart")) { addToCart() }
            let ask = ContentRow.link(texts("Ask \(seller)"), to: CartLink())
            let summary = texts(count, one: "1 item", others: "\(count) items")
            #expect([add.title, ask.title, summary] == ["Add to cart", "Ask Zoë", "2 items"])
        }
    }

    @Test func `formats prices and times`() {
        UserLocale.$scoped.withValue(Locale(identifier: "en")) {
            let now = Date(timeIntervalSince1970: 1_800_000_000)
            let posted = now.addingTimeInterval(-300)
            let price = (Decimal(3490) / 100).formatted(
                .currency(code: "EUR").locale(UserLocale.current))
            let age = RelativeDate(posted, now: now).description
            #expect([price, age] == ["€34.90", "5 min"])
        }
    }

    @Test func `says what isn't there`() {
        let error = #expect(throws: NotFound.self) { try check("Kettle", 3) }
        #expect(error?.userSentence == "There aren't that many in stock.")
    }

    private func check(_ product: String, _ count: Int) throws {
        throw NotFound(
            "stock of \(product) for \(count)",
            userSentence: texts("There aren't that many in stock."))
    }
}
