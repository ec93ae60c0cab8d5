import RouteMatching
import RoutingEngine

extension RedirectTarget {
    /// Reads the URL of a web page, which a route of the app shows.
    /// - Throws: ``LinkRefusal`` for anything but a canonical `https` URL on one of the hosts.
    init(page text: String, within bounds: RuleBounds) throws(LinkRefusal) {
        let link = try Link(text, from: .outside, of: UniversalLinks(hosts: bounds.webHosts))
        let host = bounds.webHosts.first {
            (try? Link(text, from: .outside, of: UniversalLinks(hosts: [$0]))) != nil
        }
        let page = try Link(bounds.webPagePath, from: .app, of: UniversalLinks(hosts: []))
        self.init(text, page: link, in: (page, bounds.webPageParameter, host ?? ""))
    }
}
