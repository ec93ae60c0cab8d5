public import RouteMatching
public import RoutingKit

/// A request that is about to open, as analytics receives it: free of personal data.
public struct RouteVisit: Hashable, Sendable {
    /// The pattern of the route, for instance `/product/:id`.
    public let route: RoutePattern
    /// The values of the parameters, without `Private` ones.
    public let parameters: ParameterValues
    /// The other items of the query. Of a URL from outside only those of a campaign,
    /// `utm_source=spring-sale`, whose values are plain words.
    public let undeclared: [DeepLink.QueryItem]
    /// Who has opened it; no link says which person.
    public let origin: RouteOrigin
}

extension InterceptedRequest {
    var visit: RouteVisit {
        let map = resolved.map
        let redaction = Redaction(routes: map, isOutside: trust.isOutside, isForDeveloper: false)
        let items = parameters.items.filter { !map.isPrivate($0.name) }.map {
            DeepLink.QueryItem(name: $0.name, value: redaction.redacted($0).text)
        }
        return RouteVisit(
            route: route.pattern, parameters: ParameterValues(items: items),
            undeclared: trust.isOutside ? undeclared.filter(\.isOfCampaign) : undeclared,
            origin: origin)
    }
}

extension DeepLink.QueryItem {
    /// A value with an `@` or a space, or a long one, may name a person.
    fileprivate var isOfCampaign: Bool {
        name.asciiLowercased.hasPrefix("utm_")
            && value.wholeMatch(of: /[A-Za-z0-9._\-]{0,64}/) != nil
    }
}
