extension RoutePattern {
    /// The link that this pattern answers with these values: those that the path names are part of
    /// the path, the others of the query.
    /// - Returns: `nil` if a value of the path is missing or can't be a segment: `""`, `.`, `..`.
    package func link(of values: ParameterValues) -> DeepLink? {
        var filled: [String] = []
        for segment in segments.prefix(count(with: { !values[$0].isEmpty })) {
            switch segment {
            case .literal(let text): filled.append(text)
            case .parameter(let name, _), .affixed(_, let name, _, _):
                guard let text = values[name].first.flatMap(segment.filled) else { return nil }
                filled.append(text)
            case .rest(let name?):
                let rest = values[name]
                guard !rest.isEmpty, rest.allSatisfy(\.isSegment) else { return nil }
                filled += rest
            case .wildcard, .rest(nil): return nil
            }
        }
        let query = values.items.filter { !hasParameter(named: $0.name) }
        return DeepLink(segments: filled, query: query)
    }

    /// How many segments a path has with some values: all but the last ones that may be missing and
    /// have none.
    func count(with isGiven: (String) -> Bool) -> Int {
        var count = segments.count
        while count > 0, isOptional(at: count - 1), let name = segments[count - 1].name,
            !isGiven(name)
        {
            count -= 1
        }
        return count
    }

    /// Whether it gives each segment of its links, and spells those that it gives itself in small
    /// letters that are never escaped.
    package var isCanonical: Bool {
        segments.allSatisfy { segment in
            switch segment {
            case .literal(let text): text.isCanonical
            case .affixed(let prefix, _, _, let suffix): prefix.isCanonical && suffix.isCanonical
            case .parameter: true
            case .wildcard, .rest(nil): false
            case .rest: true
            }
        }
    }
}

extension RoutePattern.Segment {
    /// The segment of a path that gives a parameter a value; `nil` if no URL has it, or if another
    /// value would be read from it.
    func filled(with value: String) -> String? {
        let text = affixes.map { $0.segment(of: value) } ?? value
        return text.flatMap { $0.isSegment ? $0 : nil }
    }
}

extension String {
    /// Whether it is in small letters that are never escaped.
    fileprivate var isCanonical: Bool { self == PercentEncoding.encode(asciiLowercased) }
}

extension DeepLink {
    /// Path and query alone, if the path is in small letters and nothing that is ever escaped, and the
    /// query has nothing that is ever escaped either. Behind a route that spells itself as plainly, and
    /// that declares each name as the query spells it, this is the canonical link. `nil` for any other
    /// link.
    package var canonical: DeepLink? {
        guard !parts.path.isEmpty else { return nil }
        let (path, query) = ((parts.path.lowerBound - 1)..<parts.path.upperBound, parts.query)
        let isPlain = withBytes {
            $0[path.lowerBound] == UInt8(ascii: "/") && $0.isPlain(in: path)
        }
        guard isPlain, query.isEmpty || query.lowerBound == path.upperBound + 1, hasPlainQuery
        else { return nil }
        let whole = path.lowerBound..<(query.isEmpty ? path.upperBound : query.upperBound)
        if whole.count == text.utf8.count { return self }
        return DeepLink(
            text: withBytes { $0.text(in: whole) },
            parts: LinkParts(
                path: 1..<path.count, query: min(path.count + 1, whole.count)..<whole.count,
                isPlain: true))
    }

    /// Whether each item of the query has one `=`, and otherwise nothing that is ever escaped.
    package var hasPlainQuery: Bool {
        parts.query.isEmpty || withBytes { $0.isPlainQuery(in: parts.query) }
    }

    /// Whether the text has neither a query nor a fragment.
    package var isPathAlone: Bool { parts.query.isEmpty && !hasFragment }

    /// Whether the text has a fragment, or only its `#`.
    package var hasFragment: Bool { Int(parts.queryEnd) != text.utf8.count }
}

extension TextBytes {
    /// Whether these bytes are all small letters, or characters that are never escaped.
    fileprivate func isPlain(in range: Range<Int>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            let byte = self[place]
            // Letters are the most; from "-" to "9" there are ".", "/" and the digits.
            guard
                0x61...0x7A ~= byte || 0x2D...0x39 ~= byte
                    || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
            else { return false }
            place &+= 1
        }
        return true
    }

    fileprivate func isPlainQuery(in range: Range<Int>) -> Bool {
        var hasValue = false
        for place in range {
            let byte = self[place]
            switch byte {
            case UInt8(ascii: "=") where !hasValue: hasValue = true
            case UInt8(ascii: "&") where hasValue: hasValue = false
            default: guard PercentEncoding.isUnreserved(byte) else { return false }
            }
        }
        return hasValue
    }
}
