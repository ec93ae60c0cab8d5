import RouteMatching
import RoutingEngine

extension RedirectTarget {
    /// Reads the URL of a web page, which a route of the app shows.
    /// - Throws: ``DeepLinkError`` for anything but a canonical `https` URL on one of the hosts.
    init(page text: String, policy: RulePolicy) throws(DeepLinkError) {
        let link = try DeepLink(text, from: .outside, of: UniversalLinks(hosts: policy.webHosts))
        let host = policy.webHosts.first {
            (try? DeepLink(text, from: .outside, of: UniversalLinks(hosts: [$0]))) != nil
        }
        let page = try DeepLink(policy.webPagePath, from: .app, of: UniversalLinks(hosts: []))
        self.init(text, page: link, in: (page, policy.webPageParameter, host ?? ""))
    }
}
