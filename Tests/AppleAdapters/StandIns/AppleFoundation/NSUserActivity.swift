public import Foundation

/// https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForHandoff = true
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?

    public init(activityType: String) {
        self.activityType = activityType
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

/// https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
