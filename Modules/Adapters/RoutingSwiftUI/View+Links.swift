#if canImport(SwiftUI)
    import Foundation
    public import RoutingKit
    public import SwiftUI

    extension View {
        /// Opens the links that the system passes to the app with a router.
        public func opensLinks(with router: any AppRouting) -> some View {
            onLink { request in Task { await router.route(request) } }
        }

        /// Calls a closure for each link that the system passes to the app, with its origin:
        /// universal links, links of the app's own schemes, and pages that Handoff continues.
        ///
        /// SwiftUI drops a link if no visible view handles links. If your app makes its router
        /// later, attach this to the view that it shows before, and keep the requests.
        public func onLink(
            perform action: @escaping @MainActor (RouteRequest) -> Void
        ) -> some View {
            onOpenURL { url in
                action(RouteRequest(opening: url))
            }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                action(
                    RouteRequest(url: activity.webpageURL?.absoluteString, origin: .universalLink))
            }
        }
    }
#endif
