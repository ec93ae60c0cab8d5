/// Why a text is no link of this app. Nothing is repaired: a doubtful link is refused.
public enum LinkRefusal: Error, Hashable, Sendable {
    /// There is no URL, or it is empty.
    case empty
    /// Longer than ``Link/maximumLength`` bytes.
    case tooLong
    /// The scheme is none of the app's; plain `http` is foreign as well.
    case foreignScheme(String)
    /// The host is none of the app's.
    case foreignHost(String)
    /// A path without scheme and host, from outside.
    case relative
    /// Anything that RFC 3986 has no place for, or that two readers could read in two ways.
    case malformed(String)

    /// The stable code of this reason, for instance `foreign-host`.
    public var code: String {
        switch self {
        case .empty: "empty-url"
        case .tooLong: "too-long"
        case .foreignScheme: "foreign-scheme"
        case .foreignHost: "foreign-host"
        case .relative: "relative-url"
        case .malformed: "malformed-url"
        }
    }
}
