package import RouteMatching
package import RoutingKit

/// What is checked before routes apply, so that a misspelled target is found at the start and not
/// by a user.
extension RouteMap {
    /// The first error of each redirect that has one.
    var redirectIssues: [RegistrationError.Issue] {
        routes.compactMap { route in
            guard let target = route.target, let problem = problem(of: target, in: route) else {
                return nil
            }
            let text = "\(route.path) redirects to \(target), \(problem.text); \(problem.remedy)"
            return .init(site: route.site, message: text)
        }
    }

    /// Why a redirect does not reach a route for some value.
    package struct RedirectProblem {
        /// What is wrong, as the end of a sentence.
        package let text: String
        /// Whether no route answers its target.
        package var leadsNowhere = false
        /// What to do, as a sentence without a full stop.
        var remedy = "change its target or its path"
    }

    /// Why a redirect does not reach a route for some value; `nil` if it does for each.
    /// - Parameters:
    ///   - position: Where it answers in the map; `nil` if it is there already.
    ///   - links: The links of the route that are checked; by default its examples.
    ///   - refusal: Returns why the redirect must not reach a route, as the end of a sentence that
    ///     begins with the route; `nil` if it may.
    package func problem(
        of target: RedirectTarget, in route: Route, at position: Int? = nil,
        for links: [DeepLink]? = nil, refusing refusal: @escaping (Route) -> String? = { _ in nil }
    ) -> RedirectProblem? {
        if let missing = target.names.first(where: { !route.pattern.hasParameter(named: $0) }) {
            return RedirectProblem(text: "but gives no '\(missing)'")
        }
        return (links ?? examples.links(of: route.pattern)).lazy.compactMap { link in
            self.problem(of: link, to: target, replacing: position.map { ($0, route) }, refusal)
        }.first
    }

    private func problem(
        of link: DeepLink, to target: RedirectTarget,
        replacing other: (position: Int, route: Route)?, _ refusal: @escaping (Route) -> String?
    ) -> RedirectProblem? {
        do throws(RouteError.Reason) {
            let trail = try follow(link, replacing: other)
            if let end = trail.route {
                let reached = trail.passed.dropFirst().map(\.route) + [end]
                return reached.lazy.compactMap { route in
                    refusal(route).map { .init(text: "but \(route.pattern) \($0)") }
                }.first
            }
            let text = "but no route answers \(trail.link), the target for \(link)"
            guard let (pattern, segment) = narrowerSegment(than: target, for: trail.link) else {
                return RedirectProblem(
                    text: text, leadsNowhere: true,
                    remedy: "register one, or change or remove the redirect")
            }
            return RedirectProblem(
                text: "\(text): \(pattern) takes only \(segment) there", leadsNowhere: true,
                remedy: "write \(segment) in the path of the redirect, too")
        } catch {
            let text =
                switch error {
                case .redirectCycle(let chain):
                    "which is a cycle: \(chain.joined(separator: " > "))"
                case .tooManyRedirects(let chain):
                    "which takes more than \(Self.maximumRedirects) redirects: "
                        + chain.joined(separator: " > ")
                default: "which can't answer \(link)"
                }
            return RedirectProblem(text: text)
        }
    }

    /// The segment of a route that would answer a target, did it take any value: `:id(int)`.
    private func narrowerSegment(
        than target: RedirectTarget, for link: DeepLink
    ) -> (pattern: RoutePattern, segment: RoutePattern.Segment)? {
        explain(link).lazy.compactMap { route, candidate in
            guard let failure = candidate.failure else { return nil }
            return route.pattern.segments.enumerated().first { index, segment in
                target.hasName(at: index) && failure.hasSuffix(" is not \(segment)")
            }.map { (route.pattern, $0.element) }
        }.first
    }

    /// Why the URL of a screen that an interceptor shows by itself, a login or a web page, would
    /// show none, as the end of a sentence; `nil` if it shows one, with `requirement` not yet met.
    package func problem(
        ofScreen url: String, in build: BuildTarget? = nil,
        before requirement: RouteRequirement? = nil, taking parameter: String? = nil
    ) -> String? {
        guard let link = try? DeepLink(url, from: .app, of: links) else {
            return "which is not a URL of the app"
        }
        guard let route = match(link)?.route else {
            let meant = nearest(to: link) { _ in true }
            return "which no route answers" + (meant.map { "; did you mean \($0)?" } ?? "")
        }
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
}
