public import StorageKit

/// Which toggles are on, kept across launches.
@MainActor
public final class FeatureToggles {
    private let switched: StateFile<[String: Bool]>

    /// Reads what was switched before.
    public init(storage: Storage) {
        switched = storage.state("toggles", initial: [:])
    }

    /// Whether a toggle is on.
    public func isOn(_ toggle: FeatureToggle) -> Bool {
        switched.value[toggle.rawValue] ?? toggle.isOnByDefault
    }

    /// Switches a toggle.
    public func set(_ toggle: FeatureToggle, to isOn: Bool) {
        switched.update { $0[toggle.rawValue] = isOn }
    }

    /// Forgets what was switched.
    public func reset() {
        switched.update { $0 = [:] }
    }
}
