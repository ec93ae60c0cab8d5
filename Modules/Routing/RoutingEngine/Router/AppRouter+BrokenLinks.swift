import RouteMatching
import RoutingKit

extension AppRouter {
    /// The declared links that no route answers, that lack a required parameter, give an unknown
    /// one, or open a route that is missing in a build that has the link. A test of an app expects
    /// none.
    public var brokenLinks: [BrokenLink] {
        routes.flatMap { route in
            route.registration.links.flatMap { template in
                registry.issues(of: template, in: route).map { issue in
                    BrokenLink(
                        site: route.site, path: template.path,
                        isUnanswered: issue == RouteRegistry.unanswered,
                        description: "\(route.module).\(route.navigator) declares "
                            + "\(template) (\(template.path)), but \(issue)")
                }
            }
        }
    }
}

extension RouteRegistry {
    fileprivate static let unanswered = "no route answers it"

    fileprivate func issues(of template: any LinkTemplate.Type, in route: Route) -> [String] {
        guard let given = try? ParameterProbe.parameters(of: template),
            let link = try? template.init(from: ParameterProbe { _, _, _ in }).link
        else { return ["it isn't a valid template: its path or its properties can't make a URL"] }
        guard let target = target(of: link, of: template) else { return [Self.unanswered] }
        var issues: [String] = []
        for parameter in target.parameters where !parameter.isPayload {
            let match = given.first { $0.isNamed(parameter.name) }
            if let match, !match.fits(parameter) {
                issues.append(
                    "it gives '\(parameter.name)' as \(match.type), not \(parameter.type)")
            }
            if parameter.isPrivate, match?.isPrivate == false {
                issues.append(
                    "it gives '\(parameter.name)' openly, which \(target.pattern) keeps private; "
                        + "declare it as Private<\(parameter.type)>")
            }
            if parameter.isRequired, match?.isRequired != true {
                issues.append("it lacks '\(parameter.name)', which \(target.pattern) requires")
            }
        }
        // What a redirect does not take follows to its target.
        for parameter in given
        where target.redirect == nil
            && !target.parameters.contains(where: { $0.isNamed(parameter.name) })
        {
            issues.append("\(target.pattern) does not take '\(parameter.name)'")
        }
        if !target.builds.isSuperset(of: route.builds) {
            issues.append("\(target.pattern) is not available in every build that has the link")
        }
        return issues
    }

    /// The route that a declared link opens: for its example values or, if no route takes those, for
    /// values that the pattern of a route takes in the places of its parameters.
    private func target(of link: DeepLink, of template: any LinkTemplate.Type) -> Route? {
        guard let map else { return nil }
        if let route = map.match(link)?.route { return route }
        guard let pattern = try? RoutePattern(template.path) else { return nil }
        let review = RedirectReview(map)
        for example in map.routes.flatMap({ review.examples(of: $0.pattern) })
        where example.segments.count == link.segments.count {
            let segments = zip(pattern.segments, zip(link.segments, example.segments)).map {
                if case .literal = $0 { $1.0 } else { $1.1 }
            }
            let other = DeepLink(segments: segments)
            if segments.count == link.segments.count, pattern.admits(other, map.constraints),
                let route = map.match(other)?.route
            {
                return route
            }
        }
        return nil
    }
}

extension RoutePattern {
    fileprivate func admits(_ link: DeepLink, _ constraints: [RouteConstraint]) -> Bool {
        RouteTable(unchecked: [self], constraints: constraints).match(link.segments) != nil
    }
}

extension RouteParameter {
    /// Any value fits a text, and a single one an array.
    fileprivate func fits(_ other: RouteParameter) -> Bool {
        guard other.isRepeated || !isRepeated else { return false }
        let own = other.isRepeated && !isRepeated ? "[\(type)]" : type
        return [own, other.isRepeated ? "[String]" : "String"].contains(other.type)
    }
}
