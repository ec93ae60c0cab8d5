/// What a site and an app share, by its name in the app's entitlements.
///
/// Source: Apple, "Associated Domains Entitlement".
public enum AssociatedService: String, CaseIterable, Sendable {
    /// The app opens links of the site.
    case links = "applinks"
    /// The app fills in passwords that were saved on the site.
    case credentials = "webcredentials"
}
