public import Foundation

open class UNNotificationResponse: NSObject {
    public let notification = UNNotification()
    public let actionIdentifier: String

    /// What the system hands over when the user chooses a notification.
    @_spi(StandIn)
    public init(
        _ userInfo: [AnyHashable: Any],
        action: String = UNNotificationDefaultActionIdentifier,
        identifier: String = UUID().uuidString
    ) {
        actionIdentifier = action
        notification.request.identifier = identifier
        notification.request.content.userInfo = userInfo
    }
}

open class UNNotification: NSObject {
    public let request = UNNotificationRequest()
    public let date = Date()
}

open class UNNotificationRequest: NSObject {
    public internal(set) var identifier = ""
    public let content = UNNotificationContent()
}

open class UNNotificationContent: NSObject {
    public internal(set) var userInfo: [AnyHashable: Any] = [:]
}

/// Its methods are optional there, no code calls them, and they aren't bound to the main actor.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject {
    open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

    open weak var delegate: (any UNUserNotificationCenterDelegate)?
}

public let UNNotificationDefaultActionIdentifier = "UNNotificationDefaultActionIdentifier"

public let UNNotificationDismissActionIdentifier = "UNNotificationDismissActionIdentifier"
