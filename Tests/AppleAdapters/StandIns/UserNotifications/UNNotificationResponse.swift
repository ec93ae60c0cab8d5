public import Foundation

open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

open class UNNotification: NSObject {
    public let request: UNNotificationRequest

    init(request: UNNotificationRequest) {
        self.request = request
    }
}

open class UNNotificationRequest: NSObject {
    public let content: UNNotificationContent

    init(content: UNNotificationContent) {
        self.content = content
    }
}

open class UNNotificationContent: NSObject {
    public let userInfo: [AnyHashable: Any]

    init(userInfo: [AnyHashable: Any]) {
        self.userInfo = userInfo
    }
}

public let UNNotificationDefaultActionIdentifier = "UNNotificationDefaultActionIdentifier"

public let UNNotificationDismissActionIdentifier = "UNNotificationDismissActionIdentifier"

@_spi(StandIn)
extension UNNotificationResponse {
    /// What the system hands over when the user chooses a notification.
    public static func standIn(
        _ userInfo: [AnyHashable: Any],
        action: String = UNNotificationDefaultActionIdentifier
    ) -> UNNotificationResponse {
        let content = UNNotificationContent(userInfo: userInfo)
        let notification = UNNotification(request: UNNotificationRequest(content: content))
        return UNNotificationResponse(notification: notification, actionIdentifier: action)
    }
}
