import RoutingEngine

/// Where an app shows web pages: the one route for all of them, and the hosts that rules may name.
///
///     let pages = WebPages(at: "/page", hosts: ["help.example.com"])
///     let rules = RouteRules(policy: RulePolicy(appVersion: version, webPages: pages))
///     router.register(DegradeInterceptor(priority: 400, webPages: pages) { … })
///
/// When the router starts, the route must exist, and everything that shows web pages must name the
/// same one.
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
    /// The route, the parameter and the hosts, for instance `/page?url= (help.example.com)`.
    var text: String {
        "\(path)?\(parameter)=" + (hosts.isEmpty ? "" : " (\(hosts.joined(separator: ", ")))")
    }

    /// The problem with the route, as the end of a sentence about its user; `nil` if there is none.
    @MainActor
    func problem(by review: ScreenReview) -> String? {
        review.problem(of: path, taking: parameter).map { "shows web pages at '\(path)', \($0)" }
    }
}
