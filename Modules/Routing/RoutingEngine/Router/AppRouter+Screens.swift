import RouteMatching
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

extension AppRouter {
    /// Makes the last screen of a route on the way to the visible one visible again: dismisses and
    /// pops everything over it. `route` is a path, `/product/:id`, or the URL of a screen,
    /// `/product/42`. Returns whether there was such a screen.
    @discardableResult
    public func pop(to route: String) -> Bool {
        stage.update { $0.pop(toLast: registry.screens(of: route)) }
    }

    /// Removes the screens above the last one of a route, only in the stack in front. Returns
    /// whether there was such a screen.
    @discardableResult
    public func removeAfter(_ route: String) -> Bool {
        stage.update { $0.removeAfterLast(registry.screens(of: route)) }
    }
}

extension RouteRegistry {
    fileprivate func screens(of route: String) -> (NavigationState.Entry) -> Bool {
        { [self] entry in
            entry.url == route || self.route(of: entry)?.pattern.description == route
        }
    }

    private func route(of entry: NavigationState.Entry) -> Route? {
        (try? read(entry.url, by: .app)).flatMap { map?.match($0)?.route }
    }
}
