public import RouteMatching
public import RoutingEngine
import RoutingKit

/// The house style of an app's paths, which the router checks when it starts.
///
///     router.use(PathStyle(maximumSegments: 3, exceptions: ["/old/**rest"]))
///
/// A path that differs is an error at the line that registers it, like any other mistake in a
/// registration. An old path that only redirects may look as it always did.
public struct PathStyle: Hashable, Sendable {
    /// How many segments a path may have; `nil` for any number.
    var maximumSegments: Int?
    /// Whether literals have lower-case ASCII letters, digits and single hyphens only, as in
    /// `gift-cards`.
    var isLowercase: Bool
    /// Whether a literal before a parameter is plural, as in `/products/:id`: in English it ends in
    /// `s`, or is one of ``irregularPlurals``.
    var hasPluralCollections: Bool
    /// Plurals without an `s` at the end.
    var irregularPlurals: Set<String> = ["children", "media", "people"]
    /// The patterns that may differ.
    var exceptions: Set<String>

    /// Describes a style.
    public init(
        maximumSegments: Int? = 3, isLowercase: Bool = true, hasPluralCollections: Bool = true,
        exceptions: Set<String> = []
    ) {
        self.maximumSegments = maximumSegments
        self.isLowercase = isLowercase
        self.hasPluralCollections = hasPluralCollections
        self.exceptions = exceptions
    }

    /// What a path has that the style doesn't allow, as the ends of sentences.
    func problems(in pattern: RoutePattern) -> [String] {
        var problems: [String] = []
        let count = pattern.segments.count
        if let maximumSegments, count > maximumSegments {
            problems.append("has \(count) segments, and the house style allows \(maximumSegments)")
        }
        for (place, segment) in pattern.segments.enumerated() {
            guard case .literal(let text) = segment else { continue }
            let next = pattern.segments.dropFirst(place + 1).first
            if isLowercase, !hasLowerCase(text) {
                problems.append(
                    "has '\(text)', and the house style has lower-case letters, digits and single "
                        + "hyphens")
            }
            if hasPluralCollections, next?.isOneOfMany == true, !isPlural(text) {
                problems.append(
                    "has '\(text)' before a parameter, and the house style has a plural there")
            }
        }
        return problems
    }

    /// Whether a literal has lower-case ASCII letters, digits and single hyphens inside only.
    private func hasLowerCase(_ text: String) -> Bool {
        !text.hasPrefix("-") && !text.hasSuffix("-") && !text.contains("--")
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || byte == UInt8(ascii: "-")
            }
    }

    private func isPlural(_ text: String) -> Bool {
        let word = text.lowercased().split(separator: "-").last.map(String.init) ?? text
        return word.hasSuffix("s") || irregularPlurals.contains(word)
    }
}

extension PathStyle: RouterCapability {
    public func install(on router: AppRouter, at site: CallSite) {
        router.pipeline.install(PathStyleReview(self))
    }
}

/// Reviews the routes of a start against a style.
@MainActor
private final class PathStyleReview: RouterExtension {
    private let style: PathStyle

    init(_ style: PathStyle) {
        self.style = style
    }

    func rewrite(
        _ routes: RouteMap, by interceptors: [InterceptorRegistration]
    ) throws(RegistrationError) -> RouteMap {
        var issues: [RegistrationError.Issue] = []
        for route in routes.routes where route.redirect == nil {
            let path = "\(route.pattern)"
            if style.exceptions.contains(path) { continue }
            issues += style.problems(in: route.pattern).map {
                .init(site: route.site, message: "\(path) \($0)")
            }
        }
        guard issues.isEmpty else { throw RegistrationError(issues: issues) }
        return routes
    }
}

extension RoutePattern.Segment {
    /// Whether the literal before it names a collection.
    fileprivate var isOneOfMany: Bool {
        switch self {
        case .parameter(_, .oneOf): false
        case .literal, .rest: false
        case .parameter, .affixed, .wildcard: true
        }
    }
}
