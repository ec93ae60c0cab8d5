public import Foundation

open class NSUserActivity: NSObject {
    public let activityType: String
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?

    public init(activityType: String) {
        self.activityType = activityType
    }

    @_spi(StandIn)
    public private(set) var isCurrent = false

    /// https://developer.apple.com/documentation/foundation/nsuseractivity/becomecurrent()
    open func becomeCurrent() { isCurrent = true }

    open func resignCurrent() { isCurrent = false }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
