open class UIApplicationShortcutItem: NSObject {
    open private(set) var userInfo: [String: any NSSecureCoding]?

    /// What the system hands over when the user chooses a quick action.
    @_spi(StandIn)
    public init(_ userInfo: [String: any NSSecureCoding]) {
        self.userInfo = userInfo
    }
}
