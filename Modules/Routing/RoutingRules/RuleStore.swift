/// Keeps ``KeptRules`` from one launch to the next.
@MainActor
public protocol RuleStore {
    /// What is stored; ``KeptRules/init()`` if nothing is, and ``KeptRules/lost`` if it is damaged.
    /// `nil` as long as it can't be read, for instance before the device is unlocked for the first
    /// time.
    var kept: KeptRules? { get }

    func keep(_ rules: KeptRules)
}
