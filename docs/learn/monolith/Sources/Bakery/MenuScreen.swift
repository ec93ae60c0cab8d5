/// Lists what the bakery sells.
final class MenuScreen: BakeryScreen {
    let title = "Menu"

    var rows: [Row] {
        ["Rye", "Wheat"].map { name in
            Row(title: name) { Window.shared.show(BreadScreen(name: name)) }
        } + [Row(title: "Basket") { Window.shared.show(BasketScreen()) }]
    }
}
