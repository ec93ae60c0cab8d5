#if canImport(SwiftUI)
    public import DesignKit
    import RoutingSwiftUI
    public import SwiftUI

    extension ContentRow {
        /// Draws a link that another person wrote, or a text that is none, in a view which draws
        /// the rest of its page in its own way.
        @MainActor @ViewBuilder public var linkView: some View {
            if case .link(let link) = kind {
                RouteLink(to: link.url, origin: link.origin) { Text(title) }
            } else {
                Text(title)
            }
        }
    }
#endif
