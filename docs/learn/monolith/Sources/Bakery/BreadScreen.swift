/// Shows one bread.
final class BreadScreen: BakeryScreen {
    let title: String

    init(name: String) { title = name }

    var rows: [Row] {
        [
            Row(title: "Add to basket") { [title] in
                BasketStore.shared.breads.append(title)
                Window.shared.show(BasketScreen())
            }
        ]
    }
}
