import DesignKit
import RoutingKit

/// Shows a product.
final class ProductScreen: ContentScreen {
    private let product: Product
    private let seller: Seller?
    private let router: any AppRouting
    private let store: ShopStore
    private var notice: String?

    init(product: Product, seller: Seller?, router: any AppRouting, store: ShopStore) {
        self.product = product
        self.seller = seller
        self.router = router
        self.store = store
    }

    var title: String { product.name }

    var content: Content {
        Content([about, buying, sharing])
    }

    private var about: ContentSection {
        let stock = product.stock == 0 ? "sold out" : "\(product.stock) left"
        return ContentSection(
            nil, [.text(product.description, detail: "\(product.priceText) · \(stock)")])
    }

    private var buying: ContentSection {
        var rows: [ContentRow] = []
        if product.stock > 0 {
            rows.append(.action("Add to cart", detail: notice) { [weak self] in await self?.add() })
        }
        rows.append(.link("Cart", detail: store.cartSummary, to: CartLink()))
        return ContentSection(nil, rows)
    }

    private var sharing: ContentSection {
        let url = router.shareableURL(ProductLink(id: product.id))
        var rows: [ContentRow] = [
            .link(
                "Share to Moments", to: ShareMomentLink(url: url, title: product.name),
                using: .present)
        ]
        if let seller {
            let draft = "Hello, I have a question about \(product.name)."
            rows.append(
                .link("Ask \(seller.name)", to: ChatLink(userID: seller.id, draft: Private(draft))))
        }
        return ContentSection(nil, rows)
    }

    private func add() async {
        do {
            let count = try await router.result(
                of: AddToCartLink(id: product.id).url, as: Int.self, from: self)
            notice = "Added: \(ShopStore.summary(of: count)) in the cart"
        } catch {
            notice = error.description
        }
    }
}
