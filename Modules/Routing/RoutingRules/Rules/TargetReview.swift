import RoutingEngine
import RoutingKit

/// Checks the targets of rules of one author.
@MainActor
struct TargetReview {
    private let map: RouteMap
    private let redirects: RedirectReview
    private let trust: RouteTrust
    private let build: BuildTarget

    init(
        _ map: RouteMap, by redirects: RedirectReview, of origin: RouteOrigin, in build: BuildTarget
    ) {
        self.map = map
        self.redirects = redirects
        self.build = build
        trust = RouteTrust(origin)
    }

    /// Why a target is wrong for some link of a route; `nil` if it is right for all.
    func problem(
        of target: RedirectTarget, at position: Int
    ) -> RedirectReview.Issue? {
        let route = map.routes[position].redirecting(to: target)
        if let problem = redirects.problem(of: target, in: route, at: position) { return problem }
        return reached(from: route, at: position).lazy.compactMap(problem).first.map {
            .init(text: $0)
        }
    }

    /// The same for a variant of an experiment. It may not reach another experiment that redirects,
    /// so that two of them never form a cycle.
    func problem(
        ofVariant target: RedirectTarget, at position: Int
    ) -> RedirectReview.Issue? {
        if let problem = problem(of: target, at: position) { return problem }
        let next = reached(from: map.routes[position].redirecting(to: target), at: position)
            .first { $0.experiment?.variants.contains { $0.target != nil } == true }
        return next.map {
            .init(text: "but the experiment on \($0.pattern) may redirect from there")
        }
    }

    /// The routes that the links of a redirecting route reach, or pass through other redirects.
    private func reached(from route: Route, at position: Int) -> [Route] {
        redirects.examples(of: route.pattern).flatMap { link -> [Route] in
            guard let way = try? map.follow(link, replacing: (position, route)) else { return [] }
            return way.passed.dropFirst().map(\.route) + [way.answer?.route].compactMap(\.self)
        }
    }

    private func problem(of route: Route) -> String? {
        if let origin = trust.denial(to: route.access, of: route.effect) {
            return "but \(route.pattern) is closed to rules from a server (\(origin.name))"
        }
        return route.builds.contains(build)
            ? nil : "but \(route.pattern) is not in the \(build.rawValue) build"
    }
}
