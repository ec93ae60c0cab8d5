import RoutingKit
package import StageKit

/// What a user does without asking the router.
package enum Gesture: Hashable, Sendable {
    /// Taps the button that leads back.
    case back
    /// Swipes from the leading edge, to the end.
    case swipeBack
    /// Swipes from the leading edge, and releases too early.
    case cancelledSwipeBack
    /// Taps a button whose code dismisses what is presented.
    case dismiss
    /// Pulls a sheet down, to the end.
    case swipeToDismiss
    /// Pulls a sheet down, and releases too early.
    case cancelledSwipeToDismiss
    /// Taps a tab.
    case tapTab(Int)

    /// Every one, with a tab that is not in front.
    package static let all: [Gesture] = [
        .back, .swipeBack, .cancelledSwipeBack, .dismiss, .swipeToDismiss,
        .cancelledSwipeToDismiss, .tapTab(1),
    ]

    /// Whether there is something to touch.
    func isPossible(in state: NavigationState, of arrangement: Arrangement) -> Bool {
        let front = state.modals.last ?? state.tabs[state.selectedTab]
        return switch self {
        case .back, .swipeBack, .cancelledSwipeBack: front.entries.count > 1
        case .dismiss: !state.modals.isEmpty
        case .swipeToDismiss, .cancelledSwipeToDismiss:
            state.modals.last.map { !$0.isFullScreen } ?? false
        case .tapTab: arrangement == .tabs && state.modals.isEmpty
        }
    }

    /// What it does to the state.
    package func perform(on state: inout NavigationState) {
        switch self {
        case .back, .swipeBack: state.pop()
        case .dismiss, .swipeToDismiss: state.dismiss()
        case .tapTab(let tab): state.selectTab(tab)
        case .cancelledSwipeBack, .cancelledSwipeToDismiss: break
        }
    }
}
