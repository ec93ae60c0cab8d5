/// The branches of `#if` that a line of code is in.
struct ConditionalBranches {
    /// The conditions of one `#if` so far, each with its text.
    private var blocks: [[String]] = []
    /// For each open `#if` what holds in the branch, from the outermost.
    private(set) var conditions: [String] = []

    /// Enters another branch, or leaves the last one.
    /// - Parameter condition: The text behind the directive; empty for `#else` and `#endif`.
    mutating func read(_ directive: Directive, condition: String) {
        if directive == .if {
            blocks.append([condition])
            conditions.append(condition)
            return
        }
        // Without an `#if` before it the directive means nothing.
        guard let block = blocks.popLast() else { return }
        conditions.removeLast()
        switch directive {
        case .if, .endif: break
        case .elseif:
            blocks.append(block + [condition])
            conditions.append(condition)
        case .else:
            blocks.append(block)
            conditions.append(block.map(Self.negation).joined(separator: " && "))
        }
    }

    private static func negation(of condition: String) -> String {
        let isSimple = condition.allSatisfy { !$0.isWhitespace && !"!&|<=>".contains($0) }
        return isSimple ? "!\(condition)" : "!(\(condition))"
    }
}
