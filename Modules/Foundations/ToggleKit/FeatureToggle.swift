/// A part of the app that can be switched on and off. The feature that reads it declares it:
///
///     extension FeatureToggle {
///         static let isRoundedAvatar = FeatureToggle("isRoundedAvatar", by: .remote)
///     }
public struct FeatureToggle: Hashable, Sendable {
    /// Who controls a toggle.
    public enum Kind: String, Sendable {
        /// The team, in internal builds.
        case `internal`
        /// The backend.
        case remote
        /// An experiment.
        case experiment
    }

    /// Its name, which no other toggle has: in the menu of testers, in saved states and experiments.
    public let name: String
    /// Who controls it.
    public let kind: Kind
    /// Whether it is on by default.
    public let isOnByDefault: Bool

    /// Declares a toggle.
    public init(_ name: String, by kind: Kind, isOnByDefault: Bool = true) {
        self.name = name
        self.kind = kind
        self.isOnByDefault = isOnByDefault
    }
}
