/// Which URLs of a site the system opens in which app: the universal links of an
/// `apple-app-site-association` file.
///
/// Source: Apple, "Supporting associated domains", and the reference of `applinks`.
public struct SiteAssociation: Hashable, Sendable {
    /// Apps, and the URLs that open in them.
    struct Details: Hashable, Sendable {
        let appIDs: [String]
        let components: [SiteComponent]
    }

    /// The first component that matches a URL decides, in this order.
    let details: [Details]

    /// Whether a text is a team's prefix of ten characters, a dot and a bundle identifier.
    public static func isAppID(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+/) != nil
    }
}
