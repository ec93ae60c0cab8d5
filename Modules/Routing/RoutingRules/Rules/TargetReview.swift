import RoutingEngine
import RoutingKit

/// Checks the targets of rules of one author.
@MainActor
struct TargetReview {
    private let map: RouteMap
    private let trust: RouteTrust
    private let build: BuildTarget

    init(_ map: RouteMap, of origin: RouteOrigin, in build: BuildTarget) {
        self.map = map
        self.build = build
        trust = RouteTrust(origin)
    }

    /// Why a target is wrong for some link of a route; `nil` if it is right for all.
    func problem(
        of target: RedirectTarget, at position: Int
    ) -> RedirectReview.Issue? {
        let map = map.leading(to: target, from: position)
        if let problem = RedirectReview(map).problem(of: target, in: map.routes[position]) {
            let meant = map.nearest(to: target.link) { $0.builds.contains(build) }
            // The target itself may be a route.
            let hint =
                meant.map { "\($0)" }
                .flatMap { $0 == target.description ? nil : "; did you mean \($0)?" } ?? ""
            return .init(text: problem.text + hint, leadsNowhere: problem.leadsNowhere)
        }
        return reached(from: position, in: map).lazy.compactMap(problem).first.map {
            .init(text: $0)
        }
    }

    /// The same for a variant of an experiment. It may not reach another experiment that redirects,
    /// so that two of them never form a cycle.
    func problem(
        ofVariant target: RedirectTarget, at position: Int
    ) -> RedirectReview.Issue? {
        if let problem = problem(of: target, at: position) { return problem }
        let next = reached(from: position, in: map.leading(to: target, from: position))
            .first { $0.experiment?.variants.contains { $0.target != nil } == true }
        return next.map {
            .init(text: "but the experiment on \($0.pattern) may redirect from there")
        }
    }

    /// The routes that the links of a route reach, or pass through redirects.
    private func reached(from position: Int, in map: RouteMap) -> [Route] {
        RedirectReview(map).samples(of: map.routes[position].pattern).flatMap { link -> [Route] in
            guard let way = try? map.follow(link) else { return [] }
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
