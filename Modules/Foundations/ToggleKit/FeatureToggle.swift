/// A part of the app that can be switched on and off.
public enum FeatureToggle: String, CaseIterable, Codable, Sendable {
    /// Whether a moment can be liked.
    case isLikeButtonForMomentEnabled
    /// Whether avatars are round.
    case isRoundedAvatar
    /// Whether a like is a star instead of a heart.
    case isLikeButtonStar
    /// Whether the user can order the cart.
    case isCheckoutOpen
    /// Whether the user can read and write messages.
    case isChatOpen

    /// Who controls a toggle.
    public enum Kind: String, Sendable {
        /// The team, in internal builds.
        case `internal`
        /// The backend.
        case remote
        /// An experiment.
        case experiment
    }

    /// Who controls it.
    public var kind: Kind {
        switch self {
        case .isLikeButtonForMomentEnabled: .internal
        case .isRoundedAvatar, .isCheckoutOpen, .isChatOpen: .remote
        case .isLikeButtonStar: .experiment
        }
    }

    /// Whether it is on by default.
    var isOnByDefault: Bool {
        switch self {
        case .isLikeButtonStar: false
        default: true
        }
    }
}
