import Foundation
package import RoutingEngine
package import RoutingKit
package import StageKit

/// A started router with a headless stage.
@MainActor
package protocol RouterFixture {
    var stage: HeadlessStage { get }
    var router: AppRouter { get }
}

extension RouterFixture {
    /// Routes a URL and returns the outcome.
    @discardableResult
    package func open(
        _ url: String?, from origin: RouteOrigin = .app, using transition: TransitionType = .show,
        source: (any RoutingSource)? = nil, payload: RouteValue? = nil
    ) async -> RouteOutcome {
        await router.route(
            RouteRequest(
                url: url, origin: origin, source: source, transition: transition, payload: payload))
    }

    /// Makes a request like a tap, without waiting for its outcome. The request is in the queue
    /// when this returns.
    package func begin(
        _ url: String, from origin: RouteOrigin = .app, using transition: TransitionType = .show,
        source: (any RoutingSource)? = nil, payload: RouteValue? = nil
    ) -> Task<RouteOutcome, Never> {
        let request = RouteRequest(
            url: url, origin: origin, source: source, transition: transition, payload: payload)
        // With this type, the compiler knows that the closure runs on the main actor.
        let work: @MainActor @Sendable () async -> RouteOutcome = { [router] in
            await router.route(request)
        }
        if #available(macOS 26, iOS 26, *) { return .immediate(operation: work) }
        return Task(operation: work)
    }

    /// Requests the result of a URL, and returns when the caller waits or is refused.
    package func callerWaits<Value: Decodable & Sendable>(
        for url: String, as type: Value.Type = Int.self, using transition: TransitionType = .present
    ) async -> Task<Value, any Error> {
        let caller = Task {
            try await router.result(of: URL(string: url), as: type, from: nil, using: transition)
        }
        await Waits.wait(for: "the screen of \(url) or its error") {
            await withCheckedContinuation { continuation in
                var isOpen = true
                router.observe { event in
                    switch event {
                    case .awaitsResult where isOpen:
                        isOpen = false
                        continuation.resume()
                    case .ended(let outcome) where isOpen && outcome.title == nil:
                        isOpen = false
                        continuation.resume()
                    default: break
                    }
                }
            }
        }
        return caller
    }

    /// The URLs of the screens, from the root to the top.
    package var path: [String] { stage.state.path.map(\.url) }
}
