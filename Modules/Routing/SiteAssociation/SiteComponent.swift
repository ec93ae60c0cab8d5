/// One object of `components`: the system opens a URL that matches all of it in the app, or does not.
///
/// A missing part matches everything. In a pattern `*` matches any characters, also `/`, and `?`
/// matches one. Source: Apple, the reference of `applinks.Details.Components`, and "What's New
/// in Universal Links" (WWDC 2019).
struct SiteComponent: Hashable, Sendable {
    /// The condition for a query.
    enum Query: Hashable, Sendable {
        /// A pattern of the whole query.
        case whole(String)
        /// Patterns of values by name. A missing item has an empty value, and of a repeated one all
        /// values must match.
        case items([String: String])
    }

    var path: String = "*"
    var query: Query?
    var fragment: String?
    var isExcluded = false
    /// Whether `/Shop` is another path than `/shop`.
    var isCaseSensitive = true
    /// Whether the URL is compared as it is written, or else after decoding.
    var isPercentEncoded = true
}
