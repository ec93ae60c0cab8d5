public import RoutingKit
import StageKit

extension AppRouter {
    @discardableResult
    public func move(_ move: ScreenMove) -> Bool {
        switch move {
        case .push(let screen): stage.show(screen, using: .show)
        case .present(let screen, isFullScreen: true):
            stage.show(screen, using: .presentFullScreen)
        case .present(let screen, isFullScreen: false): stage.show(screen, using: .present)
        case .resetRoot(let screen): stage.show(screen, using: .root)
        case .pop: stage.update { $0.pop() }
        case .popToRoot: stage.update { $0.popToRoot() }
        case .dismiss: stage.update { $0.dismiss() }
        }
    }
}

extension Stage {
    fileprivate func show(_ screen: any Screen, using transition: TransitionType) -> Bool {
        let entry = NavigationState.Entry(withoutURL: screen)
        var state = self.state
        guard state.go(to: entry, using: transition) else { return false }
        state.unwrap(screen, of: entry)
        move(to: state, with: [entry.id: screen])
        return true
    }
}
