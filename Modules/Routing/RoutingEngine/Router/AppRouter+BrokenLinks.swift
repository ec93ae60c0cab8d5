import RouteMatching
import RoutingKit

extension AppRouter {
    /// The declared links that no route answers, that lack a required parameter, give an unknown
    /// one, or open a route that is missing in a build that has the link. A test of an app expects
    /// none.
    public var brokenLinks: [BrokenLink] {
        routes.flatMap { route in
            route.links.flatMap { template in
                issues(of: template, in: route).map { issue in
                    BrokenLink(
                        site: route.site, path: template.path,
                        isUnanswered: issue == Self.unanswered,
                        description: "\(route.module).\(route.navigator) declares "
                            + "\(template) (\(template.path)), but \(issue)")
                }
            }
        }
    }
}

extension AppRouter {
    fileprivate static let unanswered = "no route answers it"

    /// What would keep a declared link from opening, each as the end of a sentence.
    ///
    /// 1. The template is probed, as are the parameters of Navigators: its properties are what its
    ///    links give.
    /// 2. The route is found that answers its example or, if the example's values are too odd for
    ///    it, one with the same literals.
    /// 3. Each parameter of that route is compared with what the link gives: its type, whether it
    ///    is private, and whether it is always there.
    /// 4. What the link gives besides is an error, unless a redirect may pass it on.
    fileprivate func issues(of template: any LinkTemplate.Type, in route: Route) -> [String] {
        guard let given = try? RouteParameter.all(of: template, in: template),
            let link = template.example
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

    /// The route that a declared link opens: for its example values or, if no route takes those,
    /// one with the same literals, which takes others.
    private func target(of link: DeepLink, of template: any LinkTemplate.Type) -> Route? {
        if let route = currentMap?.match(link)?.route { return route }
        guard let own = try? RoutePattern(template.path).segments else { return nil }
        return currentMap?.ordered.first { route in
            route.pattern.forms.contains { form in
                form.count == own.count
                    && zip(form, own).allSatisfy {
                        $0.texts.count == 1 || $1.texts.count == 1 ? $0 == $1 : true
                    }
            }
        }
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
