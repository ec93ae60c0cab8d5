package import RouteMatching
package import RoutingKit

/// Checks the URLs of screens that interceptors show by themselves, a login or a web page, so that a
/// misspelled one is found at the start and not by a user.
@MainActor
package struct ScreenReview {
    private let routes: [Route]
    private let links: UniversalLinks
    private let build: BuildTarget?

    /// `build` is `nil` for any.
    package init(_ routes: [Route], links: UniversalLinks, in build: BuildTarget? = nil) {
        self.routes = routes
        self.links = links
        self.build = build
    }

    /// The end of a sentence; `nil` if the URL shows a screen, with `requirement` not yet met.
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

    /// Compiling all routes again would delay the start.
    private func routes(near link: DeepLink) -> [Route] {
        let first = link.segments.first?.asciiLowercased
        return routes.filter { route in
            guard case .literal(let text) = route.pattern.segments.first else { return true }
            return text.asciiLowercased == first
        }
    }
}
