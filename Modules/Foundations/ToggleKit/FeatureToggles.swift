public import StorageKit

/// The states of the feature toggles, saved across launches.
@MainActor
public final class FeatureToggles {
    private let chosen: StateFile<[String: Bool]>
    private let decide: @MainActor (FeatureToggle) -> Bool?
    /// The toggles of the app's features, in the order of the features.
    public private(set) var declared: [FeatureToggle] = []

    /// `decide` is the state that an experiment or a server gives to a toggle that the user hasn't
    /// switched; `nil` for the default.
    public init(
        storage: Storage, decide: @escaping @MainActor (FeatureToggle) -> Bool? = { _ in nil }
    ) {
        self.decide = decide
        chosen = storage.app.state("toggles", initial: [:])
    }

    /// Sets the toggles that testers can switch, when features come and go.
    /// - Parameter toggles: The toggles of all features that are part of the app.
    public func declare(_ toggles: [FeatureToggle]) { declared = toggles }

    public func isOn(_ toggle: FeatureToggle) -> Bool {
        chosen.value[toggle.name] ?? decide(toggle) ?? toggle.isOnByDefault
    }

    /// The toggle stays as it is if that can't be saved, which the log says.
    public func set(_ toggle: FeatureToggle, to isOn: Bool) async {
        try? await chosen.update { $0[toggle.name] = isOn }
    }

    /// Resets all toggles that the user has switched.
    public func reset() async {
        try? await chosen.update { $0 = [:] }
    }
}

/// A part of the app that can be switched on and off. The feature that reads it declares it:
///
///     extension FeatureToggle {
///         static let isRoundedAvatar = FeatureToggle("isRoundedAvatar", by: .remote)
///     }
public struct FeatureToggle: Hashable, Sendable {
    /// What gives a toggle its state until a tester switches it.
    public enum Kind: String, Sendable {
        /// Nothing else: it has its default, so that no server can switch it.
        case `internal`
        /// The rules of a server, which name the toggle.
        case remote
        /// The variant `on` or `off` of the experiment with the toggle's name.
        case experiment
    }

    /// Its name, which no other toggle has: in the menu of testers, in saved states and experiments.
    public let name: String
    public let kind: Kind
    public let isOnByDefault: Bool

    public init(_ name: String, by kind: Kind, isOnByDefault: Bool = true) {
        self.name = name
        self.kind = kind
        self.isOnByDefault = isOnByDefault
    }
}
