#if canImport(SwiftUI)
    import CoreSpotlight
    import Foundation
    public import RoutingKit
    public import SwiftUI

    extension View {
        /// Calls a closure for each link that the system passes to the app, with its origin:
        /// universal links, links of the app's own schemes, pages that Handoff continues, and
        /// results of Spotlight.
        ///
        /// SwiftUI drops a link if no visible view handles links. If your app makes its router
        /// later, attach this to the view that it shows before, and keep the requests.
        public func onLink(
            perform action: @escaping @MainActor (RouteRequest) -> Void
        ) -> some View {
            onOpenURL { action(RouteRequest(opening: $0)) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    action(RouteRequest(webPageOf: activity))
                }
                .onContinueUserActivity(CSSearchableItemActionType) { activity in
                    let identifier = activity.userInfo?[CSSearchableItemActivityIdentifier]
                    // Only the app adds its content to the index of Spotlight.
                    action(RouteRequest(url: identifier as? String))
                }
        }

        /// Offers a screen to the user's other devices, and opens what they offer.
        /// - Parameters:
        ///   - url: The complete URL of the visible screen; `nil` to offer none.
        ///   - type: The type of the activity, which `NSUserActivityTypes` in the `Info.plist`
        ///     names.
        ///   - action: Opens the screen of another device. It is trusted like a universal link.
        public func handsOff(
            _ url: URL?, as type: String,
            perform action: @escaping @MainActor (RouteRequest) -> Void
        ) -> some View {
            userActivity(type, isActive: url != nil) { $0.webpageURL = url }
                .onContinueUserActivity(type) { action(RouteRequest(webPageOf: $0)) }
        }
    }

    extension RouteRequest {
        /// A request for the web page of an activity, which is trusted like a universal link.
        fileprivate init(webPageOf activity: NSUserActivity) {
            self.init(url: activity.webpageURL?.absoluteString, origin: .universalLink)
        }
    }
#endif
