/// What a test does in place of the framework: it runs what the views that were built have asked
/// for.
@_spi(StandIn)
@MainActor
public enum SwiftUIStandIn {
    /// What the views do when they appear.
    public static var appearances: [() -> Void] = []
    /// The tasks of the views.
    public static var tasks: [() async -> Void] = []

    /// Forgets everything, as the framework does with a window that closes.
    public static func reset() {
        appearances = []
        tasks = []
    }
}
