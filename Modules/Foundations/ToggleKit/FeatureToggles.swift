public import StorageKit

/// Which toggles are on, kept across launches.
@MainActor
public final class FeatureToggles {
    private let switched: StateFile<[String: Bool]>

    private let decide: @MainActor (FeatureToggle) -> Bool?

    /// Reads what was switched before.
    /// - Parameters:
    ///   - storage: Where it is kept.
    ///   - decide: What an experiment or a server says about a toggle that nobody has switched;
    ///     `nil` if it says nothing.
    public init(
        storage: Storage, decide: @escaping @MainActor (FeatureToggle) -> Bool? = { _ in nil }
    ) {
        self.decide = decide
        switched = storage.state("toggles", initial: [:])
    }

    /// Whether a toggle is on.
    public func isOn(_ toggle: FeatureToggle) -> Bool {
        switched.value[toggle.rawValue] ?? decide(toggle) ?? toggle.isOnByDefault
    }

    /// Switches a toggle.
    public func set(_ toggle: FeatureToggle, to isOn: Bool) {
        switched.updateOrWarn { $0[toggle.rawValue] = isOn }
    }

    /// Forgets what was switched.
    public func reset() {
        switched.updateOrWarn { $0 = [:] }
    }
}
