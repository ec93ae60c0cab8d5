import RoutingKit
import RoutingSwiftUI
import SwiftUI

struct SellerRow: View {
    let seller: Seller

    var body: some View {
        RouteLink(to: SellerLink(id: seller.id), using: .present) { Text(seller.name) }
    }
}
