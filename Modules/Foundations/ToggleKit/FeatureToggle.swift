/// A part of the app that can be switched.
public enum FeatureToggle: String, CaseIterable, Codable, Sendable {
    /// Whether a moment can be liked.
    case isLikeButtonForMomentEnabled
    /// Whether avatars are round.
    case isRoundedAvatar
    /// Whether a like is a star instead of a heart.
    case isLikeButtonStar
    /// Whether the cart can be ordered.
    case isCheckoutOpen
    /// Whether messages can be read and written.
    case isChatOpen

    /// Who decides about a toggle.
    public enum Kind: String, Sendable {
        /// The team, in internal builds.
        case `internal`
        /// The backend.
        case remote
        /// An experiment.
        case experiment
    }

    /// Who decides about it.
    public var kind: Kind {
        switch self {
        case .isLikeButtonForMomentEnabled: .internal
        case .isRoundedAvatar, .isCheckoutOpen, .isChatOpen: .remote
        case .isLikeButtonStar: .experiment
        }
    }

    /// Whether it is on before anybody switched it.
    public var isOnByDefault: Bool {
        switch self {
        case .isLikeButtonStar: false
        default: true
        }
    }
}
