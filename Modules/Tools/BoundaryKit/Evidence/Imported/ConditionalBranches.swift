/// The branches of `#if` that a line of code is in.
struct ConditionalBranches {
    /// For each open `#if` what does not hold behind its branches so far, as a text.
    private var alternatives: [String] = []
    /// For each open `#if` what holds in the branch, from the outermost.
    private(set) var conditions: [String] = []

    /// Enters another branch, or leaves the last one.
    /// - Parameter condition: The text behind the directive; empty for `#else` and `#endif`.
    mutating func read(_ directive: Directive, condition: String) {
        if directive == .if {
            alternatives.append(Self.negation(of: condition))
            conditions.append(condition)
            return
        }
        // Without an `#if` before it the directive means nothing.
        guard let last = alternatives.indices.last else { return }
        conditions.removeLast()
        switch directive {
        case .if: break
        case .elseif:
            // In place, because there may be very many.
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
