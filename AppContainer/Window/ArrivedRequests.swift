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

        func add(_ request: RouteRequest) { waiting.append(request) }

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
            content
                .onChange(of: ArrivedRequests.shared.waiting.count, initial: true, open)
                .onChange(of: scenePhase, open)
        }

        private func open() {
            if scenePhase == .active { ArrivedRequests.shared.take().forEach(action) }
        }
    }
#endif
