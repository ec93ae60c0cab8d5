/// A condition that an app meets once while it starts; links from outside wait until all are met.
public struct LaunchCondition: Hashable, Sendable {
    private let name: String

    /// Names a condition of the app's own.
    /// - Parameter name: Two conditions of one name are the same.
    public init(_ name: String) {
        self.name = name
    }

    /// The data of the first screens is loaded.
    public static let dataLoaded = LaunchCondition("data loaded")
    /// The user's last navigation state is restored.
    public static let sessionRestored = LaunchCondition("session restored")
}
