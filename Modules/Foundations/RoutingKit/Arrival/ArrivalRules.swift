/// How links from outside wait until an app is ready.
public struct ArrivalRules: Hashable, Sendable {
    /// What the app meets while it starts.
    public let conditions: Set<Readiness>
    /// Which of the links that waited are opened.
    public let policy: ArrivalPolicy
    /// How long a link waits at the most.
    public let lifetime: Duration
    /// How many links wait at the most; the next one is refused.
    public let limit: Int

    /// Makes rules.
    /// - Parameters:
    ///   - conditions: What the app meets while it starts; links go through at once if nothing.
    ///   - policy: Which of the links that waited are opened.
    ///   - lifetime: How long a link waits at the most.
    ///   - limit: How many links wait at the most.
    public init(
        until conditions: Set<Readiness> = [], policy: ArrivalPolicy = .all,
        lifetime: Duration = .seconds(60), limit: Int = 16
    ) {
        self.conditions = conditions
        self.policy = policy
        self.lifetime = lifetime
        self.limit = limit
    }
}
