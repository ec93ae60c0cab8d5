open class UIApplicationShortcutItem: NSObject {
    open private(set) var userInfo: [String: any NSSecureCoding]?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.userInfo = userInfo
    }
}

open class UIApplicationShortcutIcon: NSObject {}
