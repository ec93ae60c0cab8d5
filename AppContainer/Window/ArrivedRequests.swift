#if canImport(SwiftUI)
    import Observation
    import RoutingEngine
    import SwiftUI

    /// The requests that the system has passed to the app, and not to one of its windows. They wait
    /// for a window that the user sees.
    @MainActor
    @Observable
    final class ArrivedRequests {
        static let shared = ArrivedRequests()

        private(set) var waiting: [RouteRequest] = []

        /// - Returns: Whether there is a request.
        @discardableResult
        func add(_ request: RouteRequest?) -> Bool {
            guard let request else { return false }
            waiting.append(request)
            return true
        }

        /// Returns each request once.
        func take() -> [RouteRequest] {
            defer { waiting = [] }
            return waiting
        }
    }

    /// Passes the requests on while the user sees the window.
    struct ArrivedRequestsModifier: ViewModifier {
        let action: @MainActor (RouteRequest) -> Void

        @Environment(\.scenePhase) private var scenePhase

        func body(content: Content) -> some View {
            let count = scenePhase == .active ? ArrivedRequests.shared.waiting.count : 0
            content.onChange(of: count, initial: true) {
                if count > 0 { ArrivedRequests.shared.take().forEach(action) }
            }
        }
    }
#endif
