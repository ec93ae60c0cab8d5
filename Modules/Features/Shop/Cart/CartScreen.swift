import DesignKit
import RoutingKit

/// Shows the items in the cart, and a link to the checkout.
final class CartScreen: ContentScreen {
    let title = "Cart"

    private let store: ShopStore

    init(store: ShopStore) {
        self.store = store
    }

    var content: Content {
        if let error = store.cartError {
            return Content([ContentSection(nil, [.text("The cart can't be shown: \(error).")])])
        }
        let items = store.cart
        guard !items.isEmpty else {
            return Content([ContentSection(nil, [.text("The cart is empty.")])])
        }
        let checkout = ContentRow.link(
            "Checkout", detail: store.cartSummary, to: CheckoutLink(),
            payload: RouteValue(items))
        return store.content { catalogue in
            Content(
                items.map { section($0, in: catalogue) } + [ContentSection(nil, [checkout])])
        }
    }

    private func section(_ item: ShopStore.Item, in catalogue: Catalogue) -> ContentSection {
        // The user can still remove a product that is no longer in the catalogue.
        guard let product = try? catalogue.product(item.productID) else {
            return ContentSection(
                nil, [.text("Product \(item.productID) is no longer available."), remove(item)])
        }
        let detail = "\(item.quantity) × \(product.priceText)"
        return ContentSection(
            nil,
            [.link(product.name, detail: detail, to: ProductLink(id: product.id)), remove(item)])
    }

    private func remove(_ item: ShopStore.Item) -> ContentRow {
        .action("Remove") { [store] in store.remove(item) }
    }
}
