import DesignKit
@_spi(StandIn) import SwiftUI
import Testing

@testable import Shop

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `The views of Shop` {
    @Test(arguments: [
        ProductPage.sample, .soldOut, .longText, .rightToLeft,
    ])
    func `each preview of a product has its name in its photos, its price and its text`(
        page: ProductPage
    ) {
        let drawing = HostingWindow(ProductView(page: page) {}).drawing
        #expect(drawing.texts.contains(page.product.description))
        #expect(drawing.texts.contains(page.product.priceText))
        let photos = drawing.all.filter { $0.accessibility.traits.contains(.isImage) }
        #expect(photos.count == page.product.photoURLs.count)
        #expect(photos.allSatisfy { $0.spoken.hasPrefix(page.product.name) })
    }

    @Test
    func `a product that is sold out has no button`() {
        let names = HostingWindow(ProductView(page: .soldOut) {}).drawing.all
            .filter { $0.kind == .button }.map(\.spoken)
        #expect(names == ["Cart, 0 items"])
    }

    @Test
    func `a photo that can't be loaded is an illustration, with a spinner while it is loading`() {
        let page = ProductView(page: .sample) {}
        let loading = HostingWindow(page).drawing.all.map(\.kind)
        #expect(loading.count { $0 == .image } == 3)
        #expect(loading.count { $0 == .progress } == 3)
        let failed = HostingWindow(page.environment(\.imagePhase, .failure(CancellationError())))
            .drawing.all.map(\.kind)
        #expect(failed.count { $0 == .image } == 3)
        #expect(!failed.contains(.progress))
    }

    @Test
    func `each state of the cart is drawn`() {
        #expect(cart(.loading).all.contains { $0.kind == .progress })
        #expect(cart(.nothing).texts == ["The cart is empty."])
        #expect(cart(.unreadable).texts == ["The shop can't be loaded.", "Try again"])
        #expect(cart(.sample).texts.contains("2 × €34.90"))
        #expect(cart(.longText).texts.contains("1,024 items"))
        #expect(cart(.rightToLeft).texts.contains("غلاية ماء"))
    }

    @Test
    func `the cart that can't be read is read again`() async {
        let (tried, trying) = AsyncStream.makeStream(of: Void.self)
        let window = HostingWindow(CartView(state: .unreadable, tryAgain: { trying.finish() }))
        #expect(window.tap("Try again"))
        for await _ in tried {}
    }

    @Test
    func `a stepper changes the quantity, within the stock and down to one`() {
        let changes = Recorder<Int>()
        func window(_ quantity: Int) -> HostingWindow<CartView> {
            let line = CartPage.Line(
                item: ShopState.Item(productID: 1, quantity: quantity),
                product: ProductPage.sample.product)
            return HostingWindow(
                CartView(
                    state: .loaded(CartPage(lines: [line], summary: "")),
                    change: { changes.append($1) }))
        }
        #expect(window(2).step("2 × €34.90", up: true))
        #expect(window(2).step("2 × €34.90", up: false))
        #expect(changes.elements == [1, -1])
        // 5 are in stock.
        #expect(!window(5).step("5 × €34.90", up: true))
        #expect(!window(1).step("1 × €34.90", up: false))
    }

    private func cart(_ state: LoadState<CartPage>) -> Drawing {
        HostingWindow(CartView(state: state)).drawing
    }
}
