@MainActor
open class UIApplication: UIResponder {
    public enum OpenURLOptionsKey: Sendable {
        case sourceApplication
    }
}
