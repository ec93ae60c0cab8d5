/// A difference of a deployed association file that is meant.
///
///     { "component": "/start", "because": "the page of a campaign opens in the browser" }
public struct SiteAllowance: Hashable, Decodable, Sendable {
    /// The path of a component, in either file.
    let component: String
    let because: String
}
