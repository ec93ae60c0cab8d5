import DesignKit
import RoutingEngine

extension AppRouter {
    /// The content of the visible screen, as far as the features of the app go.
    var visibleContent: Content { stage.topScreen.map(content) ?? Content([]) }

    /// The content of a screen; empty if it describes none.
    func content(of screen: any Screen) -> Content {
        let content = (screen as? any ContentScreen)?.content
        return content?.leavingOutLinks(unopenedBy: self) ?? Content([])
    }
}
