public import StorageKit

/// The states of the feature toggles, saved across launches.
@MainActor
public final class FeatureToggles {
    private let chosen: StateFile<[String: Bool]>
    private let decide: @MainActor (FeatureToggle) -> Bool?
    /// The toggles of the app's features, in the order of the features.
    public private(set) var declared: [FeatureToggle] = []

    /// Creates the toggles with the saved states.
    /// - Parameters:
    ///   - storage: Stores the states.
    ///   - decide: Returns the state that an experiment or a server gives to a toggle that the user
    ///     hasn't switched; `nil` for the default.
    public init(
        storage: Storage, decide: @escaping @MainActor (FeatureToggle) -> Bool? = { _ in nil }
    ) {
        self.decide = decide
        chosen = storage.state("toggles", initial: [:])
    }

    /// Adds the toggles of a feature to those that testers can switch.
    public func declare(_ toggles: [FeatureToggle]) {
        declared += toggles.filter { !declared.contains($0) }
    }

    /// Whether a toggle is on.
    public func isOn(_ toggle: FeatureToggle) -> Bool {
        chosen.value[toggle.name] ?? decide(toggle) ?? toggle.isOnByDefault
    }

    /// Switches a toggle.
    public func set(_ toggle: FeatureToggle, to isOn: Bool) {
        chosen.updateSoon { $0[toggle.name] = isOn }
    }

    /// Resets all toggles that the user has switched.
    public func reset() {
        chosen.updateSoon { $0 = [:] }
    }
}
