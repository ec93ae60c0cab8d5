import RouteMatching
public import RoutingEngine
import RoutingKit

extension AppRouter {
    /// The `apple-app-site-association` file, to be served as
    /// `/.well-known/apple-app-site-association`: the URLs that the system opens in an app.
    ///
    /// It opens in the app every link that a route opens, and as little else as patterns can
    /// describe: they can't say that a segment is a number or a value that exists. The router
    /// refuses the rest.
    ///
    /// Source: Apple, "Supporting associated domains", and the reference of `applinks`.
    /// - Parameters:
    ///   - appID: The prefix of the team and the bundle identifier, joined by a dot.
    ///   - sharesCredentials: Whether the system offers the site's saved passwords in the app.
    public func siteAssociation(of appID: String, sharesCredentials: Bool = false) -> String {
        let apps = JSONValue.array([.text(appID)])
        // The first one that matches a URL decides.
        let components = SiteComponents(of: self).components.map { component in
            JSONValue.object(component.keys.filter { SiteRule.routeDefaults[$0.key] == nil })
        }
        let details: [String: JSONValue] = [
            "appIDs": apps, "components": .array(components),
            "defaults": .object(SiteRule.routeDefaults),
        ]
        var file = ["applinks": JSONValue.object(["details": .array([.object(details)])])]
        if sharesCredentials { file["webcredentials"] = .object(["apps": apps]) }
        return JSONValue.object(file).fileText
    }

    /// A sentence for each route with links that open in the app but not by
    /// ``siteAssociation(of:sharesCredentials:)``: for the patterns of a file they look like links
    /// of a route that is closed, so the system leaves them to the browser.
    public var siteAssociationGaps: [String] {
        let gaps = SiteComponents(of: self).gaps
        return (currentMap?.ordered ?? []).compactMap { route in
            gaps[route.pattern].map { "\(route.pattern) \($0); such links stay in the browser" }
        }
    }
}

extension String {
    /// Whether it is a team's prefix of ten characters, a dot and a bundle identifier.
    package var isAppID: Bool { wholeMatch(of: /[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+/) != nil }
}
