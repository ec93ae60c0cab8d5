#if canImport(SwiftUI) && canImport(UIKit)
    import RoutingEngine
    import SwiftUI
    public import UIKit
    public import UserNotifications

    /// The app delegate of a SwiftUI app: it receives what the system passes to no view, which are
    /// the notifications that the user taps and the app's quick actions.
    ///
    ///     @UIApplicationDelegateAdaptor private var delegate: LinkDelegate
    ///
    /// The ``AppView`` of the window that the user sees opens them like other links.
    /// The buttons of a notification, and dismissing it, are the app's to handle, by a subclass.
    @MainActor
    open class LinkDelegate: NSObject, UIApplicationDelegate,
        @preconcurrency UNUserNotificationCenterDelegate
    {
        /// Receives notifications from now on.
        /// - Parameters:
        ///   - application: The app.
        ///   - options: Why the system launched it.
        /// - Returns: `true`: the app handles the URL of its launch.
        open func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            // Later, the system would have dropped the notification that has started the app.
            UNUserNotificationCenter.current().delegate = self
            return true
        }

        /// Opens the quick action that has launched the app.
        /// - Parameters:
        ///   - application: The app.
        ///   - session: The session of a new scene.
        ///   - options: Why the scene connects.
        /// - Returns: A configuration whose delegate receives later quick actions.
        open func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            ArrivedRequests.shared.add(RouteRequest(quickAction: options.shortcutItem?.userInfo))
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = QuickActionDelegate.self
            return configuration
        }

        /// Opens the URL of a notification that the user has tapped.
        /// - Parameters:
        ///   - center: The center that has delivered it.
        ///   - response: What the user has chosen.
        ///   - completionHandler: Is called at once.
        open func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
                let payload = response.notification.request.content.userInfo
                ArrivedRequests.shared.add(RouteRequest(notification: payload))
            }
            completionHandler()
        }
    }

    /// The delegate of each scene. SwiftUI has one of its own besides.
    final class QuickActionDelegate: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            let request = RouteRequest(quickAction: shortcutItem.userInfo)
            completionHandler(ArrivedRequests.shared.add(request))
        }
    }
#endif
