import RouteMatching
import RoutingEngine
import RoutingKit

/// Checks that an app has one route for web pages, and that it is there.
@MainActor
struct WebPageReview {
    private let users: [(name: String, pages: WebPages, site: CallSite)]

    /// Reviews everything that shows web pages.
    /// - Parameters:
    ///   - pages: Where rules show theirs; `nil` if none may.
    ///   - site: Where the rules are installed.
    ///   - interceptors: All interceptors.
    init(_ pages: WebPages?, at site: CallSite, by interceptors: [InterceptorRegistration]) {
        let rules = pages.map { (name: "RouteRules", pages: $0, site: site) }
        let others = interceptors.compactMap { registration in
            (registration.interceptor as? DegradeInterceptor)?.webPages.map {
                (name: "DegradeInterceptor", pages: $0, site: registration.site)
            }
        }
        users = [rules].compactMap(\.self) + others
    }

    /// The issues of the route, and where two declarations of it differ.
    func issues(
        among routes: [Route], links: UniversalLinks, in build: BuildTarget
    ) -> [RegistrationError.Issue] {
        guard let first = users.first else { return [] }
        let review = ScreenReview(routes, links: links, in: build)
        let wrong = first.pages.problem(by: review).map {
            RegistrationError.Issue(site: first.site, message: "\(first.name) \($0)")
        }
        let differing = users.dropFirst().filter { $0.pages != first.pages }.map { user in
            RegistrationError.Issue(
                site: user.site,
                message: "\(user.name) shows web pages at \(user.pages.text), but \(first.name) at "
                    + "\(first.pages.text) (\(first.site)); give both the same WebPages")
        }
        return [wrong].compactMap(\.self) + differing
    }
}
