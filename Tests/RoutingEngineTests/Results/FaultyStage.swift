import RoutingKit
import StageKit

/// A stage with a fault that an adapter could have.
@MainActor
final class FaultyStage: Stage {
    /// The fault.
    enum Fault: CaseIterable {
        /// It does not report a dismissed modal, like an adapter that ignores a swipe.
        case silentDismissal
        /// It does not report that a stack gets shorter.
        case silentPop
        /// It does not report that another screen replaces one.
        case silentReplacement
        /// It treats every source as the visible screen.
        case mistakenSource
    }

    private let fault: Fault
    private let stage = HeadlessStage()
    var onChange: (@MainActor () -> Void)?
    var badges: [String: String] = [:]

    init(_ fault: Fault) {
        self.fault = fault
    }

    var state: NavigationState { stage.state }

    func move(
        to next: NavigationState, with screens: NewScreens,
        by animation: TransitionAnimation
    ) {
        let last = state
        stage.move(to: next, with: screens, by: animation)
        let isSilent =
            switch fault {
            case .silentDismissal: next.modals.count < last.modals.count
            case .silentPop: next.path.count < last.path.count
            case .silentReplacement:
                next.path.count == last.path.count && next.top?.id != last.top?.id
            case .mistakenSource: false
            }
        if !isSilent { onChange?() }
    }

    func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? { stage.screen(id) }

    func entry(of source: any RoutingSource) -> NavigationState.Entry? {
        fault == .mistakenSource ? state.top : stage.entry(of: source)
    }
}
