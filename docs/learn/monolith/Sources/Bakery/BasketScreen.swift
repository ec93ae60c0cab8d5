/// Shows what the user wants to buy.
final class BasketScreen: BakeryScreen {
    let title = "Basket"

    var rows: [Row] {
        BasketStore.shared.breads.map { name in
            Row(title: name) { Window.shared.show(BreadScreen(name: name)) }
        }
    }
}
