import RouteMatching
import RoutingEngine

/// Where an app shows web pages: the one route for all of them, and the hosts that rules may name.
///
///     let pages = WebPages(at: "/page", hosts: ["help.example.com"])
///     let rules = RouteRules(policy: RulePolicy(appVersion: version, webPages: pages))
///     router.register(DegradeInterceptor(priority: 400, webPages: pages) { … })
///
/// When the router starts, the route must exist.
public struct WebPages: Hashable, Sendable {
    /// The path of the route.
    let path: String
    /// The name of its parameter for the URL of the page.
    let parameter: String
    /// The hosts whose pages a rule may show, in lower case.
    let hosts: [String]

    /// Describes the route.
    /// - Parameters:
    ///   - path: Its path. For the pages of a server's rules it must be open to links from outside,
    ///     because a rule opens nothing that is closed.
    ///   - parameter: The name of its parameter for the URL of the page.
    ///   - hosts: The hosts whose pages a rule may show, for instance `help.example.com`; none by
    ///     default.
    public init(at path: String, parameter: String = "url", hosts: [String] = []) {
        self.path = path
        self.parameter = parameter
        self.hosts = hosts.map { $0.lowercased() }
    }
}

extension WebPages {
    /// The problem with the route, as the end of a sentence about its user; `nil` if there is none.
    @MainActor
    func problem(by review: ScreenReview) -> String? {
        review.problem(of: path, taking: parameter).map { "shows web pages at '\(path)', \($0)" }
    }

    /// The target of a redirect to a web page; `nil` for anything but a canonical `https` URL on one
    /// of the hosts.
    func target(of url: String) -> RedirectTarget? {
        for host in hosts {
            let links = UniversalLinks(hosts: [host])
            if let link = try? DeepLink(url, from: .outside, of: links),
                let page = try? DeepLink(path, from: .app, of: UniversalLinks(hosts: []))
            {
                return RedirectTarget(url, page: link, in: (page, parameter, host))
            }
        }
        return nil
    }
}
