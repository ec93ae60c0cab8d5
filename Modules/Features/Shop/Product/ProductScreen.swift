import DesignKit
import Observation
import RoutingKit

/// Shows a product, to buy, to share and to ask about.
@Observable
final class ProductScreen: RefreshableScreen {
    private let id: Product.ID
    private let router: any AppRouting
    private let store: ShopStore
    private var notice: String?

    init(id: Product.ID, router: any AppRouting, store: ShopStore) {
        self.id = id
        self.router = router
        self.store = store
    }

    var title: String { state.value?.product.name ?? texts("Product") }

    var state: LoadState<ProductPage> {
        store.state.map { catalogue throws(NotFound) in
            page(of: try catalogue.product(id), from: catalogue)
        }
    }

    private func page(of product: Product, from catalogue: Catalogue) -> ProductPage {
        let seller = catalogue.sellers.first { $0.id == product.sellerID }
        let share = share(product)
        let ask = seller.map { self.ask($0, about: product) }
        return ProductPage(
            product: product, sellerName: seller?.name,
            share: router.canOpen(share.text, from: .app) ? share : nil,
            ask: ask.flatMap { router.canOpen($0.text, from: .app) ? $0 : nil },
            cartSummary: store.cartSummary, notice: notice)
    }

    func content(of page: ProductPage) -> Content {
        let about = ContentRow.text(
            page.product.description, detail: page.stockText, value: page.product.priceText)
        let add = ContentRow.action(texts("Add to cart"), detail: page.notice) { [weak self] in
            await self?.add()
        }
        let cart = ContentRow.link(texts("Cart"), detail: page.cartSummary, to: CartLink())
        let share = page.share.map {
            ContentRow.link(texts("Share to Moments"), to: $0, using: .present)
        }
        let ask = page.ask.map {
            ContentRow.link(texts("Ask \(page.sellerName ?? "")"), to: $0)
        }
        return Content([
            ContentSection(
                nil, ContentRow.photos(page.product.photos ?? [], of: page.product.name) + [about]),
            ContentSection(nil, page.isAvailable ? [add, cart] : [cart]),
            ContentSection(nil, [share, ask].compactMap(\.self)),
        ])
    }

    private func share(_ product: Product) -> ShareMomentLink {
        ShareMomentLink(
            url: router.shareableURL(ProductLink(id: product.id)), title: product.name)
    }

    private func ask(_ seller: Seller, about product: Product) -> MessageLink {
        let draft = texts("Hello, I have a question about \(product.name).")
        return MessageLink(userID: seller.id, draft: Private(draft))
    }

    func refresh() async { await store.refresh() }

    /// Adds the product to the cart. The notice says how many items that has then, or why it
    /// failed.
    func add() async {
        do {
            let count = try await router.result(
                of: AddToCartLink(id: id).url, as: Int.self, from: self)
            notice = texts("In the cart: \(ShopStore.summary(of: count))")
        } catch {
            notice = error.userSentence
        }
    }
}
