import Foundation
import Testing

@testable import Shop

struct `An amount of money` {
    @Test(arguments: [
        (0, "EUR", "€0.00"), (9, "EUR", "€0.09"), (1205, "EUR", "€12.05"),
        (123_456, "EUR", "€1,234.56"), (3490, "CHF", "CHF\u{A0}34.90"), (5000, "JPY", "¥5,000"),
        (1500, "KWD", "KWD\u{A0}1.500"), (500, "jpy", "¥500"),
    ])
    func `money has the digits of its currency`(minorUnits: Int, currency: String, text: String) {
        #expect(
            Money(minorUnits: minorUnits, currency: currency).text.replacing("JP", with: "") == text
        )
    }

    @Test func `an amount of money is added only to the same currency`() {
        let euros = [100, 250].map { Money(minorUnits: $0, currency: "EUR") }
        let yen = Money(minorUnits: 7, currency: "JPY")
        #expect(Money.totals([euros[0], yen, euros[1]]).map(\.amount) == [3.5, 7])
    }

    @Test func `an amount of many pieces is exact`() {
        let price = Money(minorUnits: .max, currency: "EUR") * 9_999
        #expect("\(price.amount)" == "922244969965109032941.93")
    }
}

struct `What was in the cart before the login` {
    typealias Item = ShopState.Item

    @Test(
        arguments: [
            ([(1, 2)], [(1, 3)], [(1, 5)]), ([(1, 2)], [(4, 1)], [(1, 2), (4, 1)]),
            ([(1, 9_999)], [(1, 9_999)], [(1, 9_999)]), ([], [(4, 1)], [(4, 1)]),
        ] as [([(Int, Int)], [(Int, Int)], [(Int, Int)])])
    func `what was in the cart before the login is added to the user's own`(
        own: [(Int, Int)], other: [(Int, Int)], sum: [(Int, Int)]
    ) throws {
        var state = ShopState(cart: own.map(Item.init), orders: [.init(id: "a", items: [])])
        let order = ShopState.Order(id: "b", items: other.map(Item.init))
        state.add(ShopState(cart: other.map(Item.init), orders: [order]))
        #expect(state.cart == sum.map(Item.init))
        #expect(state.orders.count == 2)
    }
}
