@MainActor
open class UIApplication: UIResponder {
    open class var shared: UIApplication { StandIn.application }

    open internal(set) var connectedScenes: Set<UIScene> = []

    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
}
