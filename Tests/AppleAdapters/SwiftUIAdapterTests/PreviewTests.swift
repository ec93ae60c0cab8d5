import DesignKit
import DesignKitSwiftUI
import SwiftUI
import Testing

@testable import Chat
@testable import Moments
@testable import Shop

/// The macro `#Preview` is compiled by Xcode alone, so the views of the previews are built here.
@Suite
@MainActor
struct `The view of each preview can be built` {
    @Test(arguments: [ConversationPage.sample, .nothing, .longText, .rightToLeft])
    func `of a conversation`(page: ConversationPage) {
        _ = ConversationView(page: page).body
    }

    @Test(arguments: [
        LoadState<TimelinePage>.sample, .loading, .unreadable, .nothing, .longText, .rightToLeft,
    ])
    func `of the timeline`(state: LoadState<TimelinePage>) {
        _ = TimelineList(state: state).body
    }

    @Test(arguments: [ProductPage.sample, .soldOut, .longText, .rightToLeft])
    func `of a product`(page: ProductPage) {
        _ = ProductView(page: page) {}.body
    }

    @Test(arguments: [
        LoadState<CartPage>.sample, .loading, .unreadable, .nothing, .longText, .rightToLeft,
    ])
    func `of the cart`(state: LoadState<CartPage>) {
        _ = CartView(state: state).body
    }

    @Test
    func `and that of a screen with rows of every kind`() {
        let screen = RowsScreen()
        _ = ContentList(screen: screen).body
        #expect(screen.readings > 0)
    }
}

/// A screen with rows of every kind.
private final class RowsScreen: ContentScreen {
    let title = "Rows"
    private(set) var readings = 0

    var content: Content {
        readings += 1
        return Content([
            ContentSection(
                "Rows",
                [
                    .text("Text"), .loading(), .foundLink("Link", to: "/a"), .action("Action") {},
                    .more("More") {}, .field("Field") { _ in }, .toggle("On", isOn: true) { _ in },
                ] + ContentRow.photos(["https://example.com/a"], of: "Tea"))
        ])
    }
}
