public import StorageKit

/// The states of the feature toggles, saved across launches.
@MainActor
public final class FeatureToggles {
    private let chosen: StateFile<[String: Bool]>
    private let decide: @MainActor (FeatureToggle) -> Bool?
    /// The toggles of the app's features, in the order of the features, which testers can switch.
    /// They change when features come and go.
    public var declared: [FeatureToggle] = []

    /// Makes the toggles of an app.
    /// - Parameters:
    ///   - storage: Keeps what testers have switched.
    ///   - decide: Returns the state that an experiment or a server gives to a toggle that no
    ///     tester has switched; `nil` for the default.
    public init(
        storage: Storage, decide: @escaping @MainActor (FeatureToggle) -> Bool? = { _ in nil }
    ) {
        self.decide = decide
        chosen = storage.app.state("toggles", initial: [:])
    }

    /// Whether a part of the app is on: as a tester has switched it, as a server or an experiment
    /// decides, or by default. Observable.
    public func isOn(_ toggle: FeatureToggle) -> Bool {
        chosen.value[toggle.name] ?? decide(toggle) ?? toggle.isOnByDefault
    }

    /// Switches a toggle, as testers do. It stays as it is if that can't be saved, which the log
    /// says.
    /// - Parameters:
    ///   - toggle: The toggle.
    ///   - isOn: Its new state.
    public func set(_ toggle: FeatureToggle, to isOn: Bool) async {
        try? await chosen.update { $0[toggle.name] = isOn }
    }

    /// Resets all toggles that the user has switched.
    public func reset() async {
        try? await chosen.update { $0 = [:] }
    }
}
