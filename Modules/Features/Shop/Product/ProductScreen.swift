import DesignKit
import Observation
import RoutingKit

@Observable
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

    var page: ProductPage {
        ProductPage(
            product: product, sellerName: seller?.name,
            share: router.canOpen(share.text, from: .app) ? share : nil,
            ask: ask.flatMap { router.canOpen($0.text, from: .app) ? $0 : nil },
            cartSummary: store.cartSummary, notice: notice)
    }

    var content: Content {
        let page = page
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

    private var share: ShareMomentLink {
        ShareMomentLink(
            url: router.shareableURL(ProductLink(id: product.id)), title: product.name)
    }

    private var ask: MessageLink? {
        seller.map { seller in
            let draft = texts("Hello, I have a question about \(product.name).")
            return MessageLink(userID: seller.id, draft: Private(draft))
        }
    }

    /// Adds the product to the cart, and says in the notice whether it is there.
    func add() async {
        do {
            let count = try await router.result(
                of: AddToCartLink(id: product.id).url, as: Int.self, from: self)
            notice = texts("In the cart: \(ShopStore.summary(of: count))")
        } catch {
            notice = error.userSentence
        }
    }
}
