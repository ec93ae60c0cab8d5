/// Makes the first paths that come to mind, without a look at what others spell.
struct LikelyPaths {
    private let constraints: [String: RouteConstraint]
    private let letter: String

    init(_ compiler: RouteTableCompiler) {
        constraints = compiler.constraintOrder.constraints
        letter = Self.letter(besides: compiler.forms.symbols.affixed.map { $0.affixes })
    }

    /// A letter that no text around a parameter has.
    static func letter(besides affixes: [AffixBytes]) -> String {
        var isTaken = Array(repeating: false, count: 256)
        for texts in affixes {
            for byte in texts.prefix { isTaken[Int(byte)] = true }
            for byte in texts.suffix { isTaken[Int(byte)] = true }
        }
        let free = "xyzwvutsrqponmlkjihgfedcba".utf8.first { !isTaken[Int($0)] }
        return free.map { String(Unicode.Scalar($0)) } ?? "é"
    }

    /// A path that some segments answer, with the first texts of enumerations or the last ones.
    func path(of segments: [RoutePattern.Segment], isLast: Bool) -> [String] {
        segments.map { segment in
            let value =
                switch segment.constraint {
                case .type(.bool): "true"
                case .type(.uuid): "00000000-0000-4000-8000-000000000000"
                case .type(.uint): "1"
                // No other type that is as narrow has it.
                case .type(.int): "-1"
                case .type(.double): "1.5"
                case .named(let name): constraints[name]?.example ?? letter
                case .oneOf, .some(.none), nil: letter
                }
            switch segment {
            case .literal(let text): return text
            case .affixed(let prefix, _, _, let suffix) where segment.kind != .enumerated:
                return prefix + value + suffix
            default:
                let texts = segment.enumeratedTexts
                return (isLast ? texts?.last : texts?.first) ?? value
            }
        }
    }
}
