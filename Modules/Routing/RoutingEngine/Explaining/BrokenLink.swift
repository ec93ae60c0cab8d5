public import RouteMatching
import RoutingKit

/// A link that a Navigator declares and that would not open.
public struct BrokenLink: Hashable, Sendable, CustomStringConvertible {
    /// The place where the route of the Navigator is registered.
    public let site: CallSite
    /// The pattern of the link, for instance `/product/:id`.
    public let path: String
    /// Whether no route answers the link, as in an app without one of its features.
    public let isUnanswered: Bool
    /// A sentence with the Navigator, the link and what is wrong.
    public let description: String
}

extension AppRouter {
    /// The declared links of all routes that no route answers, that lack a parameter which the
    /// route requires, give one that the route does not take, or open a route that is missing in
    /// some build that has the link. A test of an app expects that there are none.
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

    /// Why a link that the Navigator of a route declares would not open.
    fileprivate func issues(of template: any LinkTemplate.Type, in route: Route) -> [String] {
        guard let given = try? ParameterProbe.parameters(of: template),
            let link = try? template.init(from: ParameterProbe { _, _, _ in }).link
        else { return ["it isn't a valid template: its path or its properties can't make a URL"] }
        guard let target = map?.match(link)?.route else { return [Self.unanswered] }
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
}

extension RouteParameter {
    /// Whether a value of this one reads as a value of the other: any does as a text, and a single
    /// one as an array.
    fileprivate func fits(_ other: RouteParameter) -> Bool {
        guard other.isRepeated || !isRepeated else { return false }
        let own = other.isRepeated && !isRepeated ? "[\(type)]" : type
        return [own, other.isRepeated ? "[String]" : "String"].contains(other.type)
    }
}
