#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import RoutingKit
    public import UIKit
    public import UserNotifications

    extension SceneRouting {
        /// Opens the URL of a notification that the user tapped, for
        /// `userNotificationCenter(_:didReceive:)`. The buttons of a notification, and dismissing it,
        /// are the app's to handle.
        /// - Returns: Whether the user tapped the notification itself, and it has a URL.
        @discardableResult
        public func open(_ response: UNNotificationResponse) -> Bool {
            guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else {
                return false
            }
            let payload = response.notification.request.content.userInfo
            return open(RouteRequest(notification: payload))
        }

        /// Opens the URL of a quick action, for
        /// `windowScene(_:performActionFor:completionHandler:)`.
        /// - Returns: Whether the action has a URL.
        @discardableResult
        public func open(_ item: UIApplicationShortcutItem) -> Bool {
            open(RouteRequest(quickAction: item.userInfo))
        }

        /// Opens a URL that the user pasted with a control of the system, which asks for consent.
        public func open(pasted url: URL) {
            open(RouteRequest(pasted: url))
        }

        private func open(_ request: RouteRequest?) -> Bool {
            guard let request else { return false }
            open(request)
            return true
        }
    }
#endif
