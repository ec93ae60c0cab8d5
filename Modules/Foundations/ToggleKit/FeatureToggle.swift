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

    /// Its name, which no other toggle has: in the menu of testers, in saved states and
    /// experiments.
    public let name: String
    /// What gives it its state until a tester switches it.
    public let kind: Kind
    /// Its state if nothing gives it another one.
    public let isOnByDefault: Bool

    /// Makes a toggle.
    /// - Parameters:
    ///   - name: Its name, which no other toggle has.
    ///   - kind: What gives it its state until a tester switches it.
    ///   - isOnByDefault: Its state if nothing gives it another one.
    public init(_ name: String, by kind: Kind, isOnByDefault: Bool = true) {
        self.name = name
        self.kind = kind
        self.isOnByDefault = isOnByDefault
    }
}
