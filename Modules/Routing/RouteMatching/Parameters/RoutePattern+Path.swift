extension RoutePattern {
    /// The path that this pattern answers with some values, percent-encoded.
    ///
    ///     try RoutePattern("/product/:id(int)").path(of: ["id": 42])  // /product/42
    ///
    /// A table gives the same values back. The values of `**name` follow one another under that name. A
    /// ``RouteConstraint`` is not asked: the pattern knows only its name.
    /// - Throws: ``PathError`` for a value that is missing, does not fit, or has no place.
    public func path(
        of values: KeyValuePairs<String, any SegmentValue>
    ) throws(PathError) -> String {
        let names = parameterNames
        if let other = values.first(where: { !names.contains($0.key.asciiLowercased) }) {
            throw PathError(.unknown(name: other.key), pattern: self)
        }
        for segment in segments.prefix(count(with: { !values.texts(named: $0).isEmpty })) {
            switch segment {
            case .literal: continue
            case .wildcard, .rest(nil): throw PathError(.unnamed, pattern: self)
            case .parameter(let name, let constraint), .affixed(_, let name, let constraint, _):
                let texts = values.texts(named: name)
                guard let text = texts.first else {
                    throw PathError(.missing(name: name), pattern: self)
                }
                guard texts.count == 1, segment.filled(with: text) != nil,
                    constraint.mayAdmit(text)
                else {
                    throw PathError(.unfit(name: name, value: text), pattern: self)
                }
            case .rest(let name?):
                let texts = values.texts(named: name)
                if texts.isEmpty { throw PathError(.missing(name: name), pattern: self) }
                if let text = texts.first(where: { !$0.isSegment }) {
                    throw PathError(.unfit(name: name, value: text), pattern: self)
                }
            }
        }
        let items = values.map { DeepLink.QueryItem(name: $0.key, value: $0.value.segment) }
        guard let link = link(of: ParameterValues(items: items)) else {
            throw PathError(.unnamed, pattern: self)
        }
        return link.description
    }
}

/// Why a pattern makes no path of some values.
public struct PathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the values.
    enum Reason: Hashable, Sendable {
        /// No value has this name of the pattern.
        case missing(name: String)
        /// The pattern has no such name.
        case unknown(name: String)
        /// The value is not what the pattern accepts there, or no segment can hold it.
        case unfit(name: String, value: String)
        /// The pattern has a `*` or `**`; their values have no name.
        case unnamed
    }

    /// What is wrong.
    let reason: Reason
    let pattern: RoutePattern

    init(_ reason: Reason, pattern: RoutePattern) {
        self.reason = reason
        self.pattern = pattern
    }

    /// A sentence with the pattern, the value and what to do.
    public var description: String {
        let problem =
            switch reason {
            case .missing(let name): "there is no value for '\(name)'; give one"
            case .unknown(let name): "it has no parameter '\(name)'; leave it out"
            case .unfit(let name, let value): "'\(name)' can't be '\(value)'; give another value"
            case .unnamed: "a '*' or '**' in it has no name; name it"
            }
        return "\(pattern) makes no path: \(problem)"
    }
}

extension KeyValuePairs<String, any SegmentValue> {
    fileprivate func texts(named name: String) -> [String] {
        filter { $0.key.equalsIgnoringASCIICase(name) }.map(\.value.segment)
    }
}

extension SegmentConstraint {
    /// Whether a value may fit; unknown of a constraint that only a table has.
    fileprivate func mayAdmit(_ value: String) -> Bool {
        if case .named = self { true } else { admits(value, constraints: [:]) }
    }
}
