/// Lists what the bakery sells.
final class MenuScreen: BakeryScreen {
    let title = "Menu"

    var rows: [Row] {
        ["Rye", "Wheat"].map { bread in
            Row(title: "Buy \(bread)") { Window.shared.show(BasketScreen(adding: bread)) }
        }
    }
}
