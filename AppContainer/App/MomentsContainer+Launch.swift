import RoutingEngine
import RoutingJourneys
import RoutingKit
import StageKit
import StorageKit

extension MomentsContainer {
    /// Brings the app to where the user left it, if it is to, and opens it for links.
    /// - Parameters:
    ///   - restores: Whether the app begins where the user left it.
    ///   - warn: Told in a sentence what is lost.
    func begin(restores: Bool, warn: (String) -> Void) async {
        await comeBack(restores: restores, warn: warn)
        await getReady(warn: warn)
    }

    /// Brings the app to where the user left it, if it is to. From then on it keeps where the user
    /// is: a kill at any moment loses nothing.
    func comeBack(restores: Bool, warn: (String) -> Void) async {
        let kept = storage.state("navigation", initial: NavigationState())
        if restores {
            for error in await router.restore(kept.value) {
                warn("left out: \(error)")
            }
        }
        kept.updateOrWarn { [state = stage.state] in $0 = state }
        router.observe { event in
            if case .moved(let state) = event { kept.updateOrWarn { $0 = state } }
        }
    }

    /// Opens the app for links, and tells what was kept for its user and is dropped.
    func getReady(warn: (String) -> Void) async {
        for error in await goOn() {
            warn("dropped: \(error)")
        }
    }

    /// Opens the gate for links that have waited, and lets go on what was kept for its user: a
    /// kill may have come between the login and what it was for.
    /// - Returns: Why some of it is dropped.
    @discardableResult
    func goOn() async -> [RouteError] {
        gate.fulfill(.sessionRestored)
        guard let name = session.userName else { return [] }
        return await journeys.resume(after: .login, as: name).compactMap(\.error)
    }
}
