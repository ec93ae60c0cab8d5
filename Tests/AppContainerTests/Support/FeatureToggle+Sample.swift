import ToggleKit

// Two of the toggles of Moments, which the container can't name.
extension FeatureToggle {
    static let isLikeButtonStar = FeatureToggle(
        "isLikeButtonStar", by: .experiment, isOnByDefault: false)
    static let isRoundedAvatar = FeatureToggle("isRoundedAvatar", by: .remote)
}
