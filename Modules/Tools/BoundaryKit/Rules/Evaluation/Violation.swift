/// What breaks a rule, before it is told as findings.
struct Violation: Hashable, Sendable {
    /// A place that shows it.
    struct Site: Hashable, Sendable {
        let place: SourcePlace
        /// What shows it there.
        var evidence: [String] = []
    }

    /// What a baseline remembers, such as `Moments -> Shop`: the same after lines have moved.
    let subject: String
    /// What is wrong, without a full stop.
    let sentence: String
    /// Where; nowhere if it is the rule that is wrong.
    var sites: [Site] = []
    /// The modules on the way from the one that depends to the one that it must not depend on.
    var path: [String] = []
    /// Whether it helps to know on what else the first of them may depend.
    var isWayClosed = false
    /// Whether it asks for the way to be declared; so it is not told of a way that must not be.
    var asksForDeclaration = false
    /// What to do about this one; what the rule says if `nil`.
    var fix: String?
}
