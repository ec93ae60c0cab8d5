import DesignKit
import RoutingEngine

extension Content {
    /// The content of a screen, as far as the features of the app go; empty if the screen describes none.
    @MainActor
    init(of screen: (any Screen)?, in router: AppRouter) {
        let content = (screen as? any ContentScreen)?.content
        self = content?.leavingOutLinks(unopenedBy: router) ?? Content([])
    }
}
