/// Values that are tried to find out what constraints accept: their examples, small changes of
/// these, and the texts of the patterns.
struct ConstraintSamples {
    private let constraints: [String: RouteConstraint]
    private let patterns: [RoutePattern]
    private lazy var texts = patterns.spelledTexts.sorted()

    init(_ constraints: ConstraintOrder, _ patterns: [RoutePattern]) {
        self.constraints = constraints.constraints
        self.patterns = patterns
    }

    /// All values that are tried for some constraints, their examples first.
    mutating func values(of names: [String]) -> [String] {
        let examples = names.compactMap { constraints[$0]?.example }
        return examples + examples.flatMap(Self.variants) + texts
    }

    /// Texts that differ from an example in one of its first characters, or in length by one.
    private static func variants(of example: String) -> [String] {
        let characters = Array(example.prefix(16))
        let rest = example.dropFirst(16)
        var variants: [String] = []
        for index in characters.indices {
            for other in "afzAFZ079-" where other != characters[index] {
                var changed = characters
                changed[index] = other
                variants.append(String(changed) + rest)
            }
        }
        let lengths = [String(example.dropLast()), example + example.suffix(1)]
        return (variants + lengths).filter { !["", ".", ".."].contains($0) }
    }
}
