#if canImport(SwiftUI)
    import Foundation
    public import RoutingKit
    public import SwiftUI

    extension View {
        /// Hands the links that the system brings to a router.
        public func opensLinks(with router: any AppRouting) -> some View {
            onLink { request in Task { await router.route(request) } }
        }

        /// Hands on the links that the system brings, each with its origin: universal links, links
        /// of the app's own schemes, and pages that another device or the browser hands off.
        ///
        /// SwiftUI drops a link if no view that it shows takes any, so an app whose router is not
        /// made at once attaches this to what it shows meanwhile, and keeps the requests.
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
