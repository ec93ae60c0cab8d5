import RoutingEngine
import RoutingJourneys

extension MomentsContainer {
    /// Registers the container's own screens. Those of features are in their plug-ins.
    func registerRoutes() {
        let login = LoginNavigator(accounts: accounts(), router: router)
        router.register(path: "/login", navigator: login, access: .external)
        let outgoing = OutgoingLinkNavigator(links: outgoing) { [weak self] url in
            await self?.leave(url) ?? false
        }
        router.register(path: "/leave", navigator: outgoing)
        router.register(path: "/webview", navigator: WebViewNavigator())
        router.register(
            path: "/page", navigator: WebViewNavigator(hosts: Self.webHosts), access: .external)
    }
}
