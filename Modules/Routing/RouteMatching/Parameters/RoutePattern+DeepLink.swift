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
        let names = parameterNames
        let query = values.items.filter { !names.contains($0.name.asciiLowercased) }
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
    /// Whether a URL may have such a segment.
    var isSegment: Bool { !["", ".", ".."].contains(self) }

    /// Whether it is in small letters that are never escaped.
    fileprivate var isCanonical: Bool { self == PercentEncoding.encode(asciiLowercased) }
}

extension DeepLink {
    /// Whether it is a path alone, in small letters and nothing that is ever escaped. Behind a route
    /// that spells itself as plainly it is canonical.
    package var isCanonical: Bool {
        parts.pathStart == 1 && Int(parts.pathEnd) == text.utf8.count
            && !text.utf8.holds { byte in
                // Letters are the most; from "-" to "9" there are ".", "/" and the digits.
                !(0x61...0x7A ~= byte || 0x2D...0x39 ~= byte
                    || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~"))
            }
    }
}
