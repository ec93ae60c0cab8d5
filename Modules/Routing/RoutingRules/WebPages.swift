import RouteMatching
import RoutingEngine
import RoutingKit

/// Where an app shows web pages: the one route for all of them, which must exist when the router
/// starts, and the hosts that rules may name.
public struct WebPages: Hashable, Sendable {
    let path: String, parameter: String
    /// The hosts whose pages a rule may show, in lower case.
    let hosts: [String]

    /// - Parameters:
    ///   - path: Its path. For the pages of a server's rules it must be open to links from outside.
    ///   - parameter: The name of its parameter for the URL of the page.
    ///   - hosts: The hosts whose pages a rule may show, for instance `help.example.com`.
    public init(at path: String, parameter: String = "url", hosts: [String] = []) {
        self.path = path
        self.parameter = parameter
        self.hosts = hosts.map { $0.lowercased() }
    }

    /// The problem with the route, as the end of a sentence.
    @MainActor
    func problem(among routes: RouteMap, in build: BuildTarget? = nil) -> String? {
        routes.problem(ofScreen: path, in: build, taking: parameter)
            .map { "shows web pages at '\(path)', \($0)" }
    }

    /// The target of a redirect to a web page; `nil` for anything but a canonical `https` URL on
    /// one of the hosts.
    func target(of url: String) -> RedirectTarget? {
        guard let page = try? DeepLink(path, from: .app, of: UniversalLinks(hosts: [])) else {
            return nil
        }
        return hosts.lazy.compactMap { host in
            let links = UniversalLinks(hosts: [host])
            return (try? DeepLink(url, from: .outside, of: links)).map {
                RedirectTarget(url, $0, in: (page, parameter, host))
            }
        }.first
    }
}
