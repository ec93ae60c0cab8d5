public import UserNotifications

@MainActor
open class UIScene: UIResponder {
    @MainActor
    open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var userActivities: Set<NSUserActivity> = []
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        open internal(set) var notificationResponse: UNNotificationResponse?

        override init() {}
    }

    @MainActor
    open class OpenURLOptions: NSObject {
        open internal(set) var sourceApplication: String?
    }

    open private(set) var session: UISceneSession

    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
    }
}

@MainActor
open class UIWindowScene: UIScene {}

@MainActor
open class UISceneSession: NSObject {
    open var stateRestorationActivity: NSUserActivity?

    @_spi(StandIn)
    public override init() {}
}

@MainActor
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL
    open private(set) var options = UIScene.OpenURLOptions()

    init(url: URL, sourceApplication: String?) {
        self.url = url
        options.sourceApplication = sourceApplication
    }
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

@_spi(StandIn)
extension UIOpenURLContext {
    /// What the system hands over when another app opens a URL.
    public static func standIn(_ url: URL, from caller: String?) -> UIOpenURLContext {
        UIOpenURLContext(url: url, sourceApplication: caller)
    }
}

@_spi(StandIn)
extension UIScene.ConnectionOptions {
    /// What the system hands over when it starts the app.
    public static func standIn(
        urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
        shortcutItem: UIApplicationShortcutItem? = nil,
        notificationResponse: UNNotificationResponse? = nil
    ) -> UIScene.ConnectionOptions {
        let options = UIScene.ConnectionOptions()
        (options.urlContexts, options.userActivities) = (urlContexts, userActivities)
        (options.shortcutItem, options.notificationResponse) = (shortcutItem, notificationResponse)
        return options
    }
}
