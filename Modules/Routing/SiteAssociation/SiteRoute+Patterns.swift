extension SiteRoute {
    /// The paths that it answers, as precisely as patterns can describe them.
    var patterns: [SitePattern] {
        forms.map { form in
            let steps = form.segments.flatMap { segment in
                [SitePattern.Step(symbol: .character("/"))] + segment.steps
            }
            let rest: [SitePattern.Step] =
                form.hasRest ? [.init(symbol: .any, isRepeated: true)] : []
            return SitePattern(
                steps: form.segments.isEmpty ? [.init(symbol: .character("/"))] : steps + rest)
        }
    }
}

extension SiteRoute.Segment {
    /// The texts that it answers and its Navigator accepts.
    fileprivate var steps: [SitePattern.Step] {
        switch self {
        case .text(let text), .casedText(let text), .example(let text):
            text.lowercased().map { .init(symbol: .character($0)) }
        case .any(isNumber: false):
            [.init(symbol: .segment), .init(symbol: .segment, isRepeated: true)]
        case .number, .any(isNumber: true):
            [.init(symbol: .digit), .init(symbol: .digit, isRepeated: true)]
        case .affixed(let prefix, let value, let suffix):
            Self.text(prefix).steps + value.steps + Self.text(suffix).steps
        }
    }
}
