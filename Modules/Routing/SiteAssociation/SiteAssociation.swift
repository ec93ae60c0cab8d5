public import RoutingEngine

import class Foundation.JSONEncoder

/// The `apple-app-site-association` file of a site: the URLs that the system opens in an app.
///
/// Source: Apple, "Supporting associated domains", and the reference of `applinks`.
struct SiteAssociation: Encodable, Hashable, Sendable {
    struct Links: Encodable, Hashable, Sendable {
        let details: [Details]
    }

    /// The first component that matches a URL decides.
    struct Details: Encodable, Hashable, Sendable {
        let appIDs: [String]
        let components: [SiteComponent]
        /// A route matches its literals in any case, and with any letter escaped.
        let defaults = ["caseSensitive": false, "percentEncoded": false]
    }

    let applinks: Links
    /// The system offers these apps the site's saved passwords, under the key `apps`.
    let webcredentials: [String: [String]]?

    init(appID: String, components: [SiteComponent], sharesCredentials: Bool = false) {
        applinks = Links(details: [Details(appIDs: [appID], components: components)])
        webcredentials = sharesCredentials ? ["apps": [appID]] : nil
    }

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension String {
    /// Whether it is a team's prefix of ten characters, a dot and a bundle identifier.
    package var isAppID: Bool { wholeMatch(of: /[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+/) != nil }
}

/// A URL that matches all of it opens in the app, or in the browser if it is excluded. `*` matches
/// any characters, also `/`, and `?` matches one.
struct SiteComponent: Encodable, Hashable, Sendable {
    let path: String
    /// By name; a missing item has an empty value.
    let query: [String: String]?
    let exclude: Bool?

    init(_ path: String, query: [String: String] = [:], isExcluded: Bool = false) {
        self.path = path
        self.query = query.isEmpty ? nil : query
        exclude = isExcluded ? true : nil
    }

    private enum CodingKeys: String, CodingKey {
        case path = "/"
        case query = "?"
        case exclude
    }
}

extension AppRouter {
    /// The `apple-app-site-association` file, to be served as
    /// `/.well-known/apple-app-site-association`.
    ///
    /// It opens in the app every link that a route opens, and as little else as patterns can
    /// describe: they can't say that a segment is a number or a value that exists. The router
    /// refuses the rest.
    /// - Parameters:
    ///   - appID: The prefix of the team and the bundle identifier, joined by a dot.
    ///   - sharesCredentials: Whether the system offers the site's saved passwords in the app.
    public func siteAssociation(
        of appID: String, sharesCredentials: Bool = false
    ) -> String {
        SiteAssociation(
            appID: appID, components: SiteComponents(of: self).components,
            sharesCredentials: sharesCredentials
        ).json
    }

    /// A sentence for each route with links that open in the app but not by
    /// ``siteAssociation(of:sharesCredentials:)``: for the patterns of a file they look like links
    /// of a route that is closed, so the system leaves them to the browser.
    public var siteAssociationGaps: [String] {
        let gaps = SiteComponents(of: self).gaps.map { gap in
            "\(gap.route) also opens links such as \(DeepLink(segments: gap.path)), which the file "
                + "can't tell from those of \(gap.closed), which is closed; they stay in the browser"
        }
        let routes = currentMap?.ordered ?? []
        let separated = routes.flatMap { route in
            route.parameters.filter { parameter in
                parameter.holdsSeparators && route.access.contains(.universalLinks)
                    && route.pattern.hasParameter(named: parameter.name)
            }.map {
                "\(route.pattern) takes '\($0.name)' with slashes, which the file can't tell from "
                    + "those of a path; links with '%2F' in it stay in the browser"
            }
        }
        return gaps + separated
    }
}
