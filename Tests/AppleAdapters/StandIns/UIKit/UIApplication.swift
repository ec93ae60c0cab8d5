@MainActor
open class UIApplication: UIResponder {
    public struct OpenURLOptionsKey: Hashable, Sendable {
        let rawValue: String

        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
}
