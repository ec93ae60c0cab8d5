/// The branches of `#if` around a line of code.
struct ConditionalBranches {
    /// For each open `#if`, the negated conditions of its branches so far.
    private var alternatives: [String] = []
    /// For each open `#if`, the condition of the current branch, from the outermost.
    private(set) var conditions: [String] = []

    /// Enters the next branch, or leaves the last one.
    /// - Parameter condition: The text after the directive; empty for `#else` and `#endif`.
    mutating func read(_ directive: Directive, condition: String) {
        if directive == .if {
            alternatives.append(Self.negation(of: condition))
            conditions.append(condition)
            return
        }
        // A directive without an `#if` before it has no effect.
        guard let last = alternatives.indices.last else { return }
        conditions.removeLast()
        switch directive {
        case .if: break
        case .elseif:
            // In place, because a file can contain very many.
            alternatives[last] += " && \(Self.negation(of: condition))"
            conditions.append(condition)
        case .else: conditions.append(alternatives[last])
        case .endif: alternatives.removeLast()
        }
    }

    private static func negation(of condition: String) -> String {
        let isSimple = condition.allSatisfy { !$0.isWhitespace && !"!&|<=>".contains($0) }
        return isSimple ? "!\(condition)" : "!(\(condition))"
    }
}
