import RouteMatching
import RoutingEngine

extension RedirectTarget {
    /// Reads the URL of a web page, which a route of the app shows.
    /// - Throws: ``DeepLinkError`` for anything but a canonical `https` URL on one of the hosts.
    init(page text: String, on pages: WebPages) throws(DeepLinkError) {
        let link = try DeepLink(text, from: .outside, of: UniversalLinks(hosts: pages.hosts))
        let host = pages.hosts.first {
            (try? DeepLink(text, from: .outside, of: UniversalLinks(hosts: [$0]))) != nil
        }
        let page = try DeepLink(pages.path, from: .app, of: UniversalLinks(hosts: []))
        self.init(text, page: link, in: (page, pages.parameter, host ?? ""))
    }
}
