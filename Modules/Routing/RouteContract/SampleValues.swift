import RouteMatching
import RoutingKit

/// Makes texts that segments of patterns answer, and as few others as possible: a text or a number
/// that none of the patterns has.
struct SampleValues {
    private let text: String
    private let number: String

    init(unlike patterns: [RoutePattern]) {
        var words: Set<String> = []
        var starts: Set<String> = []
        var ends: Set<String> = []
        for segment in patterns.lazy.flatMap(\.segments) {
            words.formUnion(segment.texts.map(\.asciiLowercased))
            guard case .affixed(let prefix, _, _, let suffix) = segment else { continue }
            starts.insert(prefix.asciiLowercased)
            ends.insert(suffix.asciiLowercased)
        }
        starts.remove("")
        ends.remove("")
        func isFree(_ text: String) -> Bool {
            !words.contains(text) && !starts.contains(where: text.hasPrefix)
                && !ends.contains(where: text.hasSuffix)
        }
        text =
            ["x", "y", "example"].first(where: isFree)
            ?? (1...(words.count + 1)).lazy.map { String(repeating: "é", count: $0) }
            .first(where: isFree) ?? "é"
        number = (7...(words.count + 107)).lazy.map(String.init).first(where: isFree) ?? "7"
    }

    /// Texts that two segments may both answer; all of them if they are a few texts.
    /// - Parameter type: The type of the value, if only those of the type count.
    func texts(
        of one: RoutePattern.Segment, and other: RoutePattern.Segment, as type: TypeStructure? = nil
    ) -> [String] {
        // A few texts are tried one by one; the tables decide which of them both segments answer.
        let fixed = [one.fixedTexts, other.fixedTexts].first { !$0.isEmpty }
        if let fixed { return fixed }
        // A text of no pattern is answered by values of any text alone, and so by as few patterns
        // as possible. Where a type or a check decides, a value of that is tried, too.
        var values = [text]
        for constraint in [one.constraint, other.constraint] {
            values += self.values(of: constraint)
        }
        if case .scalar(let name) = type {
            values += SegmentType(ofParameter: name).map { self.values(of: $0) } ?? []
            values += TypeStructure.cases(of: name)?.sorted() ?? []
        }
        let start = longest(one.prefix, other.prefix)
        let end = longest(one.suffix, other.suffix)
        // The end of one text may be the beginning of the other one: `abc` for `ab:x` and `{y}bc`.
        let short = (0...min(start.count, end.count)).filter {
            String(start.suffix($0)).equalsIgnoringASCIICase(String(end.prefix($0)))
        }
        return values.map { start + $0 + end }
            + (start.isEmpty || end.isEmpty ? [] : short.map { start + end.dropFirst($0) })
    }

    /// A value of a segment.
    func value(of segment: RoutePattern.Segment) -> String {
        segment.fixedTexts.first ?? values(of: segment.constraint).first ?? text
    }

    private func longest(_ one: String, _ other: String) -> String {
        one.utf8.count < other.utf8.count ? other : one
    }

    private func values(of constraint: SegmentConstraint) -> [String] {
        switch constraint {
        case .none: []
        case .oneOf(let texts): texts
        case .type(let type): values(of: type)
        case .named(let name): [RouteConstraint.marker(of: name)]
        }
    }

    private func values(of type: SegmentType) -> [String] {
        switch type {
        case .bool: ["true", "false"]
        case .uuid: ["f47ac10b-58cc-4372-a567-0e02b2c3d479"]
        case .uint: [number]
        case .int: ["-\(number)", number]
        case .double: ["-\(number).5", "\(number).5", number]
        }
    }
}

extension RouteConstraint {
    /// A contract has no checks. In its tables a check accepts one text.
    init(standingFor name: String) {
        let marker = Self.marker(of: name)
        self.init(name, example: marker) { $0 == marker }
    }

    static func marker(of name: String) -> String { "~\(name)" }
}

extension RoutePattern.Segment {
    /// All texts that it answers, if they are a few.
    fileprivate var fixedTexts: [String] {
        guard case .type(.bool) = constraint else { return texts }
        return ["true", "false"].map { prefix + $0 + suffix }
    }

    fileprivate var prefix: String {
        if case .affixed(let prefix, _, _, _) = self { prefix } else { "" }
    }

    fileprivate var suffix: String {
        if case .affixed(_, _, _, let suffix) = self { suffix } else { "" }
    }
}
