/// https://developer.apple.com/documentation/uikit/uitabbaritem
@MainActor
open class UITabBarItem {
    open var badgeValue: String?

    public init() {}
}
