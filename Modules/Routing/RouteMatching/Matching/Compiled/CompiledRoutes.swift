/// All that a table knows.
@usableFromInline
final class CompiledRoutes: Sendable {
    /// The first segments of a pattern: all of them, or all but optional ones.
    struct Form: BitwiseCopyable, Hashable, Sendable {
        /// The position of the pattern in ``patterns``.
        let pattern: UInt32
        let count: UInt32
    }

    /// In the order of precedence.
    let patterns: [RoutePattern]
    let constraints: [RouteConstraint]
    /// In the order of precedence.
    let forms: [Form]
    let automaton: Automaton
    let checks: [Automaton.Check]
    let valuePlaces: ValuePlaces
    let firstBytes: FirstBytes

    /// Whether each pattern is one form, so that both have the same position.
    private let isEachOneForm: Bool

    /// The position of a form's pattern.
    @inline(__always)
    func pattern(of form: Int) -> Int { isEachOneForm ? form : Int(forms[form].pattern) }

    init(
        patterns: [RoutePattern], constraints: [RouteConstraint], forms: [Form],
        layout: AutomatonLayout
    ) {
        self.patterns = patterns
        self.constraints = constraints
        self.forms = forms
        isEachOneForm = forms.count == patterns.count
        automaton = Automaton(layout)
        checks = layout.checks
        valuePlaces = ValuePlaces(patterns)
        firstBytes = FirstBytes(of: patterns)
    }

    deinit {
        automaton.deallocate()
        valuePlaces.deallocate()
    }
}
