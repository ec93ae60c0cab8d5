import DesignKit
import RoutingKit
import SwiftUI

/// What all pages of the guide's app have in common.
struct OfflineBar: ViewModifier {
    func body(content: Self.Content) -> some View {
        content.safeAreaInset(edge: .bottom) { Text("Offline") }
    }
}

// The app in which the pieces of the guide are used.

final class WebViewScreen: Screen {
    let title = "Web"
    let address = "https://example.com"
}

struct WebPage: View {
    let address: String

    var body: some View { Text(address).navigationTitle("Web") }
}

struct Seller {
    let id: Int
    let name: String
}

struct SellerLink: LinkTemplate {
    static let path = "/seller/:id"
    let id: Int
}

struct HomeNavigator: Navigating {
    func destination(for parameters: NoParameters) -> Destination { .screen(HomeScreen()) }
}

typealias ShopNavigator = HomeNavigator
