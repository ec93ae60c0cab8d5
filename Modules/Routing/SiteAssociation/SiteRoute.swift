import RouteMatching
import RoutingEngine
import RoutingKit

/// A route as an association file describes it: forms of paths, and what a query must have.
struct SiteRoute {
    /// One segment of a form: a text, or any text between two others.
    struct Segment: Hashable {
        var prefix = ""
        var hasValue = true
        var suffix = ""
        /// False for a segment that doesn't answer every value, as a number.
        var isExact = true

        var pattern: String { Self.spelled(prefix) + (hasValue ? "?*" + Self.spelled(suffix) : "") }

        var hasWildcard: Bool { pattern.replacing("?*", with: "").contains("?") }

        /// Whether some text may be a value of both.
        func overlaps(_ other: Segment) -> Bool {
            if hasWildcard || other.hasWildcard { return true }
            if !hasValue, !other.hasValue { return prefix.equalsIgnoringASCIICase(other.prefix) }
            let (own, others) = (ends, other.ends)
            return (own.prefix.hasPrefix(others.prefix) || others.prefix.hasPrefix(own.prefix))
                && (own.suffix.hasSuffix(others.suffix) || others.suffix.hasSuffix(own.suffix))
        }

        private var ends: (prefix: String, suffix: String) {
            let start = prefix.asciiLowercased
            return (start, hasValue ? suffix.asciiLowercased : start)
        }

        /// A pattern can't escape its own signs, so a wildcard matches them.
        private static func spelled(_ text: String) -> String {
            text.replacing("*", with: "?").replacing("$(", with: "?(")
        }
    }

    struct Form: Hashable {
        var segments: [Segment] = []
        var hasRest = false
    }

    let isOpen: Bool
    let forms: [Form]
    /// Of the query, if they can't be empty.
    let required: [String]

    init(_ pattern: RoutePattern, isOpen: Bool, required: [String] = []) {
        self.isOpen = isOpen
        self.required = required
        forms = pattern.forms.flatMap { segments in
            segments.reduce(into: [Form()]) { forms, segment in
                let choices = Self.choices(of: segment)
                forms = forms.flatMap { form in
                    choices.map {
                        Form(segments: form.segments + [$0], hasRest: segment.isRest)
                    }
                }
            }
        }
    }

    private static func choices(of segment: RoutePattern.Segment) -> [Segment] {
        func value(_ prefix: String, _ constraint: SegmentConstraint, _ suffix: String) -> [Segment]
        {
            if case .oneOf(let texts) = constraint {
                return texts.map { Segment(prefix: prefix + $0 + suffix, hasValue: false) }
            }
            return [Segment(prefix: prefix, suffix: suffix, isExact: constraint == .none)]
        }
        return switch segment {
        case .literal(let text): [Segment(prefix: text, hasValue: false)]
        case .affixed(let prefix, _, let constraint, let suffix): value(prefix, constraint, suffix)
        case .parameter(_, let constraint): value("", constraint, "")
        case .wildcard, .rest: [Segment()]
        }
    }
}

extension SiteRoute {
    @MainActor
    static func all(of router: AppRouter) -> [SiteRoute] {
        guard let map = router.currentMap, let host = router.links.hosts.first else { return [] }
        let witness = Witness(map.routes.map(\.pattern), constraints: map.constraints)
        return map.ordered.map { route in
            let path = DeepLink(segments: witness.path(of: route.pattern.segments)).description
            let opens = router.opens("https://\(host)\(path)", from: .universalLink)
            return SiteRoute(
                // The target of a redirect may depend on its values; then the router decides.
                route.pattern, isOpen: opens || route.redirect?.contains("/:") == true,
                required: route.parameters.filter { parameter in
                    parameter.isRequired && !parameter.isPayload
                        && typesWithoutEmptyValue.contains(parameter.type)
                        && !route.pattern.hasParameter(named: parameter.name)
                }.map(\.name))
        }
    }

    /// For the system a missing item has an empty value.
    private static let typesWithoutEmptyValue: Set = [
        "Int", "UInt", "Double", "Float", "Bool", "URL", "UUID",
    ]
}
