/// Routes to measure with, as the texts of their patterns.
///
/// They are of literals and plain parameters only, which every router reads, and no two of them
/// tie. No literal holds a digit, so that a value with a digit is never mistaken for one.
public struct RouteSet: Sendable {
    /// What it looks like, in a few words.
    public let title: String

    /// The patterns in the order of registration.
    public let patterns: [String]

    public init(title: String, patterns: [String]) {
        self.title = title
        self.patterns = patterns
    }

    /// How many routes the sets have, the smallest first.
    public static let sizes = [12, 130, 1_000, 10_000, 100_000]

    /// The set of a size: the small ones are written by hand, the others generated.
    public init(size: Int) {
        switch size {
        case 12: self = .app
        case 130: self = .publicAPI
        default: self = .generated(size)
        }
    }
}

extension RouteSet {
    /// The routes of an app with a shop and a chat.
    static let app = RouteSet(
        title: "an app",
        patterns: [
            "/moments", "/moments/:id", "/moments/share", "/moments/pick",
            "/shop", "/products", "/product/:id", "/product/:id/reviews/:review",
            "/cart", "/cart/add", "/chat", "/chat/:user",
        ])
}
