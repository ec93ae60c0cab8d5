public import Foundation
import RouteMatching
public import RoutingEngine

/// The replacement for a screen that does not work at the moment.
public enum Degradation: Hashable, Sendable {
    /// Nothing: the request is refused. The text is the end of a sentence, as the user reads it.
    case block(because: String)
    /// Another URL of the app, in which `:name` is replaced by a parameter of the request.
    case redirect(to: String)
    /// A page of the web.
    case webPage(URL)
    /// The screen itself, with a sentence for the user.
    case notice(String)
}

/// Replaces screens of a part of the app that does not work.
///
///     DegradeInterceptor(priority: 400) { request in
///         request.isUnder("/shop") && shop.isDown ? .block(because: "the shop rests") : nil
///     }
public struct DegradeInterceptor: RouteInterceptor {
    public let priority: Int
    private let webPages: WebPages?
    private let notify: @MainActor (String) -> Void
    private let degradation: @MainActor (InterceptedRequest) -> Degradation?

    /// - Parameters:
    ///   - priority: The position among the others, best above the login.
    ///   - webPages: Where a page of the web is shown. Its route must be open to every origin whose
    ///     requests are degraded to a page: a redirect opens nothing that is closed.
    ///   - notify: Shows a notice to the user.
    ///   - degradation: Returns the replacement for a request; `nil` if there is none. Called for
    ///     each request, so it must be quick and change nothing.
    public init(
        priority: Int, webPages: WebPages? = nil,
        notify: @escaping @MainActor (String) -> Void = { _ in },
        degradation: @escaping @MainActor (InterceptedRequest) -> Degradation?
    ) {
        self.priority = priority
        self.webPages = webPages
        self.notify = notify
        self.degradation = degradation
    }

    public func issues(among routes: RouteMap) -> [String] {
        webPages?.problem(among: routes).map { ["DegradeInterceptor \($0)"] } ?? []
    }

    public func wants(_ request: InterceptedRequest) -> Bool { degradation(request) != nil }

    public func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        switch degradation(request) {
        case .block(let reason): return .refuse(because: reason)
        case .redirect(let url): return .redirect(to: url)
        case .webPage(let url):
            guard let pages = webPages else {
                return .refuse(because: "its web page can't be shown in the app")
            }
            let page = url.absoluteString.percentEncoded
            return .redirect(to: "\(pages.path)?\(pages.parameter)=\(page)")
        case .notice(let text):
            if !request.isDryRun { notify(text) }
            return .proceed
        case nil: return .proceed
        }
    }
}

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

    /// The target of a redirect to a web page; `nil` for anything but a canonical `https` URL on one
    /// of the hosts.
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
