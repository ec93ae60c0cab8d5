/// What a site shares with an app: an `apple-app-site-association` file, with the URLs that the system
/// opens in the app.
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
    /// The apps to which the system offers the site's saved passwords.
    var credentialApps: [String] = []

    /// Whether a text is a team's prefix of ten characters, a dot and a bundle identifier.
    package static func isAppID(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+/) != nil
    }
}
