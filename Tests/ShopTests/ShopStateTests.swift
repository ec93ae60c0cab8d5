import Testing

@testable import Shop

@Suite
struct `What was in the cart before the login` {
    typealias Item = ShopState.Item

    @Test(
        arguments: [
            ([(1, 2)], [(1, 3)], [(1, 5)]), ([(1, 2)], [(4, 1)], [(1, 2), (4, 1)]),
            ([(1, 9_999)], [(1, 9_999)], [(1, 9_999)]), ([], [(4, 1)], [(4, 1)]),
        ] as [([(Int, Int)], [(Int, Int)], [(Int, Int)])])
    func `is added to the user's own`(
        own: [(Int, Int)], other: [(Int, Int)], sum: [(Int, Int)]
    ) throws {
        var state = ShopState(cart: own.map(Item.init), orders: [[]])
        state.add(ShopState(cart: other.map(Item.init), orders: [other.map(Item.init)]))
        #expect(state.cart == sum.map(Item.init))
        #expect(state.orders.count == 2)
    }
}
