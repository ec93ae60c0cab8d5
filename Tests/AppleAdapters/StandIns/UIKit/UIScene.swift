public import UserNotifications

open class UIScene: UIResponder {
    open class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>
        public let userActivities: Set<NSUserActivity>
        public let shortcutItem: UIApplicationShortcutItem?
        public let notificationResponse: UNNotificationResponse?

        /// What the system hands over when it starts the app.
        @_spi(StandIn)
        public init(
            urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
            shortcutItem: UIApplicationShortcutItem? = nil,
            notificationResponse: UNNotificationResponse? = nil
        ) {
            (self.urlContexts, self.userActivities) = (urlContexts, userActivities)
            (self.shortcutItem, self.notificationResponse) = (shortcutItem, notificationResponse)
        }
    }

    open class OpenURLOptions: NSObject {
        open internal(set) var sourceApplication: String?
    }

    open private(set) var session: UISceneSession

    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
    }
}

open class UIWindowScene: UIScene {}

open class UISceneSession: NSObject {
    /// https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
    nonisolated public struct Role: Hashable, Sendable {
        public static let windowApplication = Role()
    }

    open private(set) var role = Role.windowApplication
    open var stateRestorationActivity: NSUserActivity?
}

/// https://developer.apple.com/documentation/uikit/uisceneconfiguration
open class UISceneConfiguration: NSObject {
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {}
}

open class UIOpenURLContext: NSObject {
    open private(set) var url: URL
    open private(set) var options = UIScene.OpenURLOptions()

    /// What the system hands over when another app opens a URL.
    @_spi(StandIn)
    public init(_ url: URL, from caller: String?) {
        self.url = url
        options.sourceApplication = caller
    }
}

/// With what it inherits there. The members are optional there; here none of them is a requirement.
@MainActor
public protocol UIWindowSceneDelegate: NSObjectProtocol {}
