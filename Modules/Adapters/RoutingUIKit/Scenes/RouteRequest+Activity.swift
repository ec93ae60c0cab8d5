#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import CoreSpotlight
    import RoutingKit
    import UIKit

    extension RouteRequest {
        /// A request for what the user continues: a universal link, a result of Spotlight, or the
        /// screen of another device; `nil` for any other activity.
        /// - Parameter handoffType: The type of activities for other devices.
        init?(_ activity: NSUserActivity, handoffType: String? = nil) {
            switch activity.activityType {
            case NSUserActivityTypeBrowsingWeb, handoffType:
                self.init(url: activity.webpageURL?.absoluteString, origin: .universalLink)
            case CSSearchableItemActionType:
                let identifier = activity.userInfo?[CSSearchableItemActivityIdentifier]
                self.init(searchResult: identifier as? String)
            default: return nil
            }
        }
    }
#endif
