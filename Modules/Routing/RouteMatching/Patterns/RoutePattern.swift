/// The path of a route, for instance `/product/:id(int)`.
///
/// | segment | answers |
/// |---|---|
/// | `text` | that text, without regard to ASCII case; `%20` and `\:` are decoded |
/// | `:name(a\|b)` | one of these texts |
/// | `:name(int)` | a value of this ``SegmentType`` |
/// | `:name(sku)` | a value that the constraint registered as `sku` accepts |
/// | `:name` | any segment |
/// | `p-:name.html` | a segment with texts around a value, which may be constrained as above |
/// | `*` | any segment, without a name |
/// | `**`, `**name` | the rest of the path, one segment at least; only at the end |
///
/// The last parameters and the rest may be missing: `/:year?/:month?`, `/files/**path?`. Braces
/// separate a parameter from a text that would continue its name: `{id}_x`.
public struct RoutePattern: Hashable, Sendable {
    /// One segment of a pattern.
    public enum Segment: Hashable, Sendable {
        /// A text, as in a URL after percent-decoding.
        case literal(String)
        /// A value with a name.
        case parameter(name: String, SegmentConstraint)
        /// A value of at least one character between ASCII texts in any case: `p-:id(int).html`.
        /// One may be empty.
        // In a place of its own, so that other segments stay small.
        indirect case affixed(prefix: String, name: String, SegmentConstraint, suffix: String)
        /// Any segment, without a name.
        case wildcard
        /// All that is left, at least one segment.
        case rest(name: String?)
    }

    /// The segments; none for `/`.
    public let segments: [Segment]

    /// The number of segments at the end that may be missing, each only with all that follow it.
    let optionalCount: Int

    /// - Throws: ``PatternError`` with the column, what is expected there, and what was meant.
    public init(_ text: String) throws(PatternError) {
        var parser = PatternParser(text)
        self = try parser.parse()
    }

    /// The most segments that a pattern may have: matching goes one call deeper for each.
    static let maximumSegments = 256

    package init(segments: [Segment], optionalCount: Int = 0) {
        self.segments = segments
        self.optionalCount = optionalCount
    }
}

extension RoutePattern.Segment {
    /// The name of its value; `nil` if it gives none.
    public var name: String? {
        switch self {
        case .parameter(let name, _), .affixed(_, let name, _, _): name
        case .rest(let name): name
        case .literal, .wildcard: nil
        }
    }
}

extension RoutePattern {
    /// Whether a segment gives a value of a name, compared without regard to ASCII case.
    package func hasParameter(named name: String) -> Bool {
        segments.contains { $0.name?.equalsIgnoringASCIICase(name) ?? false }
    }

    /// The segments of the pattern, the longest form first: there is one more for each segment that
    /// may be missing.
    package var forms: [ArraySlice<Segment>] {
        (0...optionalCount).map { segments.dropLast($0) }
    }

    /// Whether a segment may be missing; they are counted from zero.
    package func isOptional(at index: Int) -> Bool { index >= segments.count - optionalCount }

    /// What decides matches, with nothing else: equal for patterns that match exactly the same
    /// paths.
    package var identity: RoutePattern {
        RoutePattern(segments: segments.map(\.identity), optionalCount: optionalCount)
    }
}

extension RoutePattern {
    /// Values that the path doesn't name are part of the query.
    /// - Returns: `nil` if a value of the path is missing or can't be a segment: `""`, `.`, `..`.
    package func link(of values: ParameterValues) -> DeepLink? {
        var given = segments[...]
        while isOptional(at: given.count - 1), let name = given.last?.name, values[name].isEmpty {
            given.removeLast()
        }
        var filled: [String] = []
        for segment in given {
            // A literal has its own text, and a wildcard has no value.
            let values = segment.name.map { values[$0] } ?? segment.texts
            let texts = values.prefix(segment.isRest ? .max : 1).map(segment.filled)
            if texts.isEmpty || texts.contains(nil) { return nil }
            filled += texts.compactMap(\.self)
        }
        let query = values.items.filter { !hasParameter(named: $0.name) }
        return DeepLink(segments: filled, query: query)
    }

    /// Whether it gives each segment of its links, and its own texts are in small letters, never
    /// escaped.
    package var isCanonical: Bool {
        segments.allSatisfy { segment in
            (segment.name != nil || segment.kind == .literal)
                && (segment.texts + [segment.around("")]).allSatisfy {
                    $0 == $0.asciiLowercased.percentEncoded
                }
        }
    }
}

extension RoutePattern.Segment {
    /// The text of the segment with a value; `nil` if no URL can have it, or if another value would
    /// be read from it.
    fileprivate func filled(with value: String) -> String? {
        let value = spelling(of: value)
        let text = around(value)
        let isReadBack =
            affixes == .empty
            || affixes.value(in: PathSegment(text))?.utf8.elementsEqual(value.utf8) == true
        return text.isSegment && isReadBack ? text : nil
    }
}
