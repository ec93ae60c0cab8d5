/// A condition that an app meets once while it starts; links from outside wait until all are met.
public struct LaunchCondition: Hashable, Sendable {
    /// The name, for messages.
    public let name: String

    /// Names a condition.
    public init(_ name: String) {
        self.name = name
    }

    /// What the first screens show is there.
    public static let dataLoaded = LaunchCondition("data loaded")
    /// The user is where they left the app.
    public static let sessionRestored = LaunchCondition("session restored")
}
