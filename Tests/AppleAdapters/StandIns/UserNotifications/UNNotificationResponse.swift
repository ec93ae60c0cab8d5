public import Foundation

/// https://developer.apple.com/documentation/usernotifications/unnotificationresponse
open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// https://developer.apple.com/documentation/usernotifications/unnotification
open class UNNotification: NSObject {
    public let request: UNNotificationRequest

    init(request: UNNotificationRequest) {
        self.request = request
    }
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject {
    public let content: UNNotificationContent

    init(content: UNNotificationContent) {
        self.content = content
    }
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject {
    public let userInfo: [AnyHashable: Any]

    init(userInfo: [AnyHashable: Any]) {
        self.userInfo = userInfo
    }
}

/// https://developer.apple.com/documentation/usernotifications/unnotificationdefaultactionidentifier
public let UNNotificationDefaultActionIdentifier = "UNNotificationDefaultActionIdentifier"

/// https://developer.apple.com/documentation/usernotifications/unnotificationdismissactionidentifier
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
