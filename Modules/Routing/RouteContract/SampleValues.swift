import RouteMatching
import RoutingEngine

/// Makes texts that segments of patterns answer, and as few others as possible: a text or a number
/// that none of the patterns has.
struct SampleValues {
    private let text: String
    private let number: String

    init(unlike patterns: [RoutePattern]) {
        let segments = patterns.lazy.flatMap(\.segments)
        let words = Set(segments.flatMap(\.texts).map(\.asciiLowercased))
        let affixes = Set(segments.flatMap(\.affixes)).subtracting([""])
        func isFree(_ text: String) -> Bool {
            !words.contains(text) && !affixes.contains(where: text.hasPrefix)
                && !affixes.contains(where: text.hasSuffix)
        }
        // The texts around a value are ASCII.
        let length = 1 + (words.map(\.count).max() ?? 0)
        text = ["x", "y", "example"].first(where: isFree) ?? String(repeating: "é", count: length)
        number = (7...(words.count + 107)).lazy.map(String.init).first(where: isFree) ?? "7"
    }

    /// Texts that two segments may both answer; all of them if they are a few texts.
    func texts(of one: RoutePattern.Segment, and other: RoutePattern.Segment) -> [String] {
        // A few texts are tried one by one; the tables decide which of them both segments answer.
        // In small letters, too: a truth value is read in no others.
        if let fixed = [one.texts, other.texts].first(where: { !$0.isEmpty }) {
            return fixed + fixed.map(\.asciiLowercased).filter { !fixed.contains($0) }
        }
        // A text of no pattern is answered by values of any text alone, and so by as few patterns
        // as possible. Where a type or a check decides, a value of that is tried, too.
        let constraints = [one.constraint, other.constraint].filter { $0 != .none }
        let values = [text] + constraints.flatMap { self.values(of: $0) }
        let start = [one.affixes[0], other.affixes[0]].max { $0.count < $1.count } ?? ""
        let end = [one.affixes[1], other.affixes[1]].max { $0.count < $1.count } ?? ""
        // The end of one text may be the beginning of the other one: `abc` for `ab:x` and `{y}bc`.
        let short = (0...min(start.count, end.count)).filter { start.suffix($0) == end.prefix($0) }
        return values.map { start + $0 + end }
            + (start.isEmpty || end.isEmpty ? [] : short.map { start + end.dropFirst($0) })
    }

    /// Texts of a segment that show what it admits: another one that admits them admits all.
    func texts(of segment: RoutePattern.Segment) -> [String] {
        values(of: segment.constraint).map { segment.affixes[0] + $0 + segment.affixes[1] }
    }

    /// A value of a segment.
    func value(of segment: RoutePattern.Segment) -> String {
        values(of: segment.constraint).first ?? text
    }

    private func values(of constraint: SegmentConstraint) -> [String] {
        switch constraint {
        case .none: [text]
        // In any case, which a truth value isn't.
        case .oneOf(let texts): texts + texts.map { $0.uppercased() }
        case .named(let name): [RouteConstraint.marker(of: name)]
        case .type(.bool): ["true", "false"]
        case .type(.uuid): ["f47ac10b-58cc-4372-a567-0e02b2c3d479"]
        // The largest number without a sign is larger than every one with it.
        case .type(.uint): [number, "\(UInt.max)"]
        case .type(.int): ["-\(number)", number]
        case .type(.double): ["-\(number).5", "\(number).5", number]
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
    var constraint: SegmentConstraint {
        switch self {
        case .parameter(_, let constraint), .affixed(_, _, let constraint, _): constraint
        case .literal, .wildcard, .rest: .none
        }
    }

    /// The segment with a constraint, unless it has another one or no value of its own.
    func constrained(by constraint: SegmentConstraint) -> RoutePattern.Segment {
        switch self {
        case .parameter(let name, .none): .parameter(name: name, constraint)
        case .affixed(let prefix, let name, .none, let suffix):
            .affixed(prefix: prefix, name: name, constraint, suffix: suffix)
        default: self
        }
    }

    /// What its value must be, as a contract names types.
    var constraintText: String {
        switch constraint {
        case .none: "String"
        case .oneOf(let texts): texts.map(\.asciiLowercased).sorted().joined(separator: "|")
        case .type(.int): "Int"
        case .type(.uint): "UInt"
        case .type(.double): "Double"
        case .type(let type): type.rawValue
        case .named(let name): name
        }
    }

    /// Whether it admits a text that a check accepts only if it is the same one.
    func admits(_ text: String) -> Bool {
        (try? RoutePattern("/\(self)"))?
            .matches(DeepLink(segments: [text]), by: RouteConstraint.init(standingFor:)) ?? false
    }

    /// The texts around its value, in small letters.
    fileprivate var affixes: [String] {
        guard case .affixed(let prefix, _, _, let suffix) = self else { return ["", ""] }
        return [prefix.asciiLowercased, suffix.asciiLowercased]
    }
}

extension RoutePattern {
    /// The names of the app's own checks in it.
    var checks: [String] {
        segments.compactMap { if case .named(let name) = $0.constraint { name } else { nil } }
    }

    /// Whether it matches a link, with checks that stand for those of the app.
    func matches(_ link: DeepLink, by check: (String) -> RouteConstraint) -> Bool {
        RouteTable(unchecked: [self], constraints: checks.map(check)).match(link) != nil
    }
}
