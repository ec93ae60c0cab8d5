/// Shows what the user wants to buy.
final class BasketScreen: BakeryScreen {
    let title: String

    init(adding bread: String) {
        BasketStore.shared.breads.append(bread)
        title = "Basket: " + BasketStore.shared.breads.joined(separator: ", ")
    }

    var rows: [Row] {
        [Row(title: "Buy more") { Window.shared.show(MenuScreen()) }]
    }
}
