#if canImport(SwiftUI)
    public import DesignKit
    import RoutingSwiftUI
    public import SwiftUI

    extension ContentRow {
        /// Its title, for a view that draws other rows in its own way: a link opens, as one does that
        /// another person wrote, and any other row is a text.
        @MainActor @ViewBuilder public var linkView: some View {
            if case .link(let link) = kind {
                RouteLink(
                    to: link.url, using: link.transition, origin: link.origin,
                    payload: link.payload
                ) {
                    Text(title)
                }
            } else {
                Text(title)
            }
        }
    }
#endif
