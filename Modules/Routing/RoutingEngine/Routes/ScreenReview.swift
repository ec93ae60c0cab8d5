package import RouteMatching
package import RoutingKit

/// Checks the URLs of screens that interceptors show by themselves, a login or a web page, so that a
/// misspelled one is found at the start and not by a user.
@MainActor
package struct ScreenReview {
    private let routes: [Route]
    private let links: UniversalLinks
    private let build: BuildTarget?

    /// Looks at the routes of an app.
    /// - Parameters:
    ///   - routes: All routes.
    ///   - links: The hosts and schemes of the app.
    ///   - build: The build in which the screens have to be there; `nil` for any.
    package init(_ routes: [Route], links: UniversalLinks, in build: BuildTarget? = nil) {
        self.routes = routes
        self.links = links
        self.build = build
    }

    /// Why a URL shows no screen, as the end of a sentence; `nil` if it shows one.
    /// - Parameters:
    ///   - url: The URL.
    ///   - requirement: What is not yet met when the screen is shown.
    ///   - parameter: The name of a parameter that it has to take.
    package func problem(
        of url: String, before requirement: RouteRequirement? = nil, taking parameter: String? = nil
    ) -> String? {
        guard let link = try? DeepLink(url, from: .app, of: links) else {
            return "which is not a URL of the app"
        }
        let near = routes(near: link)
        let table = RouteTable(unchecked: near.map(\.pattern))
        guard let match = table.match(link),
            let route = near.first(where: { $0.pattern == match.pattern })
        else {
            // The app's own constraints aren't known here.
            if near.contains(where: { !$0.pattern.constraints.isEmpty }) { return nil }
            let meant = RouteTable(unchecked: routes.map(\.pattern)).nearest(to: link.segments)
            return "which no route answers" + (meant.map { "; did you mean \($0)?" } ?? "")
        }
        // The review of redirects checks the target of a redirect.
        if route.redirect != nil { return nil }
        if let build, !route.builds.contains(build) {
            return "which is not in the \(build.rawValue) build"
        }
        if route.isAction { return "which performs an action and shows no screen" }
        if let requirement, route.requirements.contains(requirement) {
            return "which requires '\(requirement.name)' itself"
        }
        return parameter.flatMap { route.takes($0) ? nil : "which takes no parameter '\($0)'" }
    }

    /// Only the routes that may answer a link, because compiling all of them again would delay the
    /// start.
    private func routes(near link: DeepLink) -> [Route] {
        let first = link.segments.first?.asciiLowercased
        return routes.filter { route in
            guard case .literal(let text) = route.pattern.segments.first else { return true }
            return text.asciiLowercased == first
        }
    }
}
