open class UIApplication: UIResponder {
    /// https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
    nonisolated public struct LaunchOptionsKey: Hashable, Sendable {}

    public static let shared = UIApplication()
    open private(set) var connectedScenes: Set<UIScene> = []
}

/// The members are optional there; here none of them is a requirement.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
    public static func main() {}
}
