import RoutingKit
import StageKit

extension Conformance {
    /// What a user does to every arrangement.
    package static let gestures: [Conformance] = [
        .touching(.navigation, .back, "pops the top", "*/home"),
        .touching(.navigation, .swipeBack, "pops the top", "*/home"),
        .touching(.navigation, .cancelledSwipeBack, "leaves all as it is", "*/home /list"),
        .touching(.tabs, .back, "pops the top of the tab", "*/home | /shop /cart"),
        .touching(.tabs, .swipeBack, "pops the top of the tab", "*/home | /shop /cart"),
        .touching(
            .tabs, .cancelledSwipeBack, "leaves all as it is", "*/home /list | /shop /cart"),
        .touching(.tabs, .tapTab(1), "brings the tab to the front", "/home /list | */shop /cart"),
        .touching(.split, .back, "pops the top of the column", "*/home | /shop /cart"),
        .touching(.split, .swipeBack, "pops the top of the column", "*/home | /shop /cart"),
        .touching(
            .modalOnModal, .dismiss, "takes the one in front away",
            "*/home /list | +/pick /filter"),
        .touching(
            .modalOnModal, .swipeToDismiss, "takes the one in front away",
            "*/home /list | +/pick /filter"),
        .touching(
            .modalOnModal, .cancelledSwipeToDismiss, "leaves all as it is",
            "*/home /list | +/pick /filter | +/note"),
        .touching(.bareModal, .dismiss, "takes it away", "*/home /list"),
        .touching(.bareModal, .swipeToDismiss, "takes it away", "*/home /list"),
        .touching(
            .bareModal, .cancelledSwipeToDismiss, "leaves all as it is", "*/home /list | +!/pick"),
    ]

    /// Every gesture that is possible after every transition from every arrangement, and after it
    /// the transition once more.
    package static var combinations: [Conformance] {
        Arrangement.allCases.flatMap { arrangement in
            TransitionType.allCases.flatMap { transition in
                Gesture.all.compactMap { combination(arrangement, transition, $0) }
            }
        }
    }

    private static func combination(
        _ arrangement: Arrangement, _ transition: TransitionType, _ gesture: Gesture
    ) -> Conformance? {
        var state = NavigationState(outline: arrangement.start)
        state.go(to: .init(url: "/new"), using: transition)
        guard gesture.isPossible(in: state, of: arrangement) else { return nil }
        gesture.perform(on: &state)
        state.go(to: .init(url: "/new"), using: transition)
        let go = Step.go(transition, from: nil)
        return Conformance(
            sentence: "\(arrangement): \(transition), \(gesture), and \(transition) again",
            arrangement: arrangement, steps: [go, .touch(gesture), go], outcome: state.outline)
    }

    private static func touching(
        _ arrangement: Arrangement, _ gesture: Gesture, _ effect: String, _ outcome: String
    ) -> Conformance {
        Conformance(
            sentence: "\(arrangement): \(gesture) \(effect)", arrangement: arrangement,
            steps: [.touch(gesture)], outcome: outcome)
    }
}
