/// One object of `components`: a URL that matches all that it says is handed to the app, or is not.
///
/// What is not said matches everything. In a pattern `*` stands for any characters, also for `/`,
/// and `?` for one. Source: Apple, the reference of `applinks.Details.Components`, and "What's New
/// in Universal Links" (WWDC 2019).
struct SiteComponent: Hashable, Sendable {
    /// What is said about a query.
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
    /// Whether the URL is compared as it is spelt, or else after decoding.
    var isPercentEncoded = true
}
