import RouteMatching

/// A route as an association file describes it: forms of paths, and what a query must have.
struct SiteRoute {
    /// One segment of a form.
    indirect enum Segment: Hashable {
        case text(String)
        /// A text in this case alone, while a pattern of a file matches it in any.
        case casedText(String)
        /// Any text is answered; numbers alone if the Navigator takes nothing else.
        case any(isNumber: Bool)
        /// Only some texts are answered, which a pattern of a file can't distinguish from others.
        case number, example(String)
        /// One of those that answer more than a text, between two texts.
        case affixed(prefix: String, Segment, suffix: String)

        /// The segment between two texts.
        func affixed(_ prefix: String, _ suffix: String) -> Segment {
            switch self {
            case .text(let text): .text(prefix + text + suffix)
            case .casedText(let text): .casedText(prefix + text + suffix)
            default: .affixed(prefix: prefix, self, suffix: suffix)
            }
        }

        /// Its part of a pattern in a file.
        var pattern: String {
            switch self {
            case .text(let text), .casedText(let text): Self.spelled(text)
            case .any, .number, .example: "?*"
            case .affixed(let prefix, let value, let suffix):
                Self.spelled(prefix) + value.pattern + Self.spelled(suffix)
            }
        }

        /// Whether its pattern matches other texts, slashes among them.
        var matchesSlashes: Bool { text == nil || hasWildcard }

        /// A text in a pattern of a file, which has no escapes for its own signs, but a wildcard that
        /// matches them.
        private static func spelled(_ text: String) -> String {
            text.replacing("*", with: "?").replacing("$(", with: "?(")
        }

        /// Whether a wildcard in its pattern matches a character of a text.
        private var hasWildcard: Bool { pattern.replacing("?*", with: "").contains("?") }

        private var text: String? {
            switch self {
            case .text(let text), .casedText(let text): text
            case .any, .number, .example, .affixed: nil
            }
        }

        /// The texts with which each of its values begins and ends, in lower case.
        private var ends: (prefix: String, suffix: String) {
            switch self {
            case .text(let text), .casedText(let text): (text.asciiLowercased, text.asciiLowercased)
            case .any, .number, .example: ("", "")
            case .affixed(let prefix, _, let suffix):
                (prefix.asciiLowercased, suffix.asciiLowercased)
            }
        }

        /// Whether its pattern matches no other segment than it answers.
        var isExact: Bool {
            switch self {
            case .text: !hasWildcard
            case .any: true
            case .casedText, .number, .example: false
            case .affixed(_, let value, _): value.isExact && !hasWildcard
            }
        }

        /// Whether some text may be a value of both.
        func overlaps(_ other: Segment) -> Bool {
            if hasWildcard || other.hasWildcard { return true }
            if let left = text, let right = other.text {
                return left.asciiLowercased == right.asciiLowercased
            }
            let (own, others) = (ends, other.ends)
            return (own.prefix.hasPrefix(others.prefix) || others.prefix.hasPrefix(own.prefix))
                && (own.suffix.hasSuffix(others.suffix) || others.suffix.hasSuffix(own.suffix))
        }
    }

    /// A sequence of segments that the route answers, perhaps with any segments after it.
    struct Form: Hashable {
        var segments: [Segment] = []
        var hasRest = false
    }

    let pattern: RoutePattern
    /// Whether a universal link opens it.
    let isOpen: Bool
    let forms: [Form]
    /// The names of required parameters of the query, each with a value. None of them may be empty.
    let required: [DeepLink.QueryItem]

    /// - Parameters:
    ///   - isNumber: Whether the Navigator takes numbers only for a parameter of this name.
    ///   - constraints: The app's own, by name.
    init(
        _ pattern: RoutePattern, isOpen: Bool, required: [DeepLink.QueryItem] = [],
        constraints: [String: RouteConstraint], isNumber: (String) -> Bool = { _ in false }
    ) {
        self.pattern = pattern
        self.isOpen = isOpen
        self.required = required
        forms = pattern.forms.flatMap { segments in
            segments.reduce(into: [Form()]) { forms, segment in
                let choices = Self.choices(of: segment, constraints, isNumber)
                forms = forms.flatMap { form in
                    choices.map {
                        Form(segments: form.segments + [$0], hasRest: segment.kind == .rest)
                    }
                }
            }
        }
    }

    private static func choices(
        of segment: RoutePattern.Segment, _ constraints: [String: RouteConstraint],
        _ isNumber: (String) -> Bool
    ) -> [Segment] {
        switch segment {
        case .literal(let text): [.text(text)]
        case .affixed(let prefix, let name, let constraint, let suffix):
            choices(of: .parameter(name: name, constraint), constraints, isNumber)
                .map { $0.affixed(prefix, suffix) }
        case .parameter(_, .oneOf(let texts)): texts.map(Segment.text)
        case .parameter(_, .type(.bool)): [.casedText("true"), .casedText("false")]
        case .parameter(_, .type(.uuid)): [.example("00000000-0000-4000-8000-000000000000")]
        case .parameter(_, .type): [.number]
        case .parameter(_, .named(let name)): [.example(constraints[name]?.example ?? "")]
        case .parameter(let name, .none): [.any(isNumber: isNumber(name))]
        case .wildcard, .rest: [.any(isNumber: false)]
        }
    }
}
