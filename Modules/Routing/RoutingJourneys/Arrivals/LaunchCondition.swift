/// A condition that an app meets once while it starts; links from outside wait until all are met.
public struct LaunchCondition: Hashable, Sendable {
    /// The name, for messages.
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    /// The data of the first screens is loaded.
    public static let dataLoaded = LaunchCondition("data loaded")
    /// The user's last navigation state is restored.
    public static let sessionRestored = LaunchCondition("session restored")
}
