public import Foundation

open class UNNotificationResponse: NSObject {
    public let notification = UNNotification()
    public let actionIdentifier: String

    /// What the system hands over when the user chooses a notification.
    @_spi(StandIn)
    public init(
        _ userInfo: [AnyHashable: Any],
        action: String = UNNotificationDefaultActionIdentifier
    ) {
        actionIdentifier = action
        notification.request.content.userInfo = userInfo
    }
}

open class UNNotification: NSObject {
    public let request = UNNotificationRequest()
}

open class UNNotificationRequest: NSObject {
    public let content = UNNotificationContent()
}

open class UNNotificationContent: NSObject {
    public internal(set) var userInfo: [AnyHashable: Any] = [:]
}

public let UNNotificationDefaultActionIdentifier = "UNNotificationDefaultActionIdentifier"

public let UNNotificationDismissActionIdentifier = "UNNotificationDismissActionIdentifier"
