import Foundation

/// A violation of a rule, from which findings are made.
struct Violation: Hashable, Sendable {
    /// A place of the violation.
    struct Site: Hashable, Sendable {
        let place: SourcePlace
        /// The evidence at the place.
        var evidence: [String] = []
    }

    /// The subject, such as `Moments -> Shop`.
    let subject: String
    /// What is wrong, without a period.
    var sentence: String
    /// The places; empty if the rule itself is wrong.
    var sites: [Site] = []
    /// The modules on the path from the one that depends to the one that it must not depend on.
    var path: [String] = []
    /// The dependency whose line is to blame, such as `Moments -> Shop`, if the subject isn't one.
    var cause: String?
    /// Whether the path is prohibited, so that the finding lists the modules that are allowed.
    var isProhibitedPath = false
    /// Whether its fix is to declare a dependency. It isn't reported for a prohibited path.
    var asksForDeclaration = false
    /// How to fix it; the rule's fix if `nil`.
    var fix: String?
    /// Whether the rule itself is wrong, which is always an error.
    var isAboutRule = false

    /// The module that depends, in a violation by a dependency.
    var tail: String { subject.components(separatedBy: " -> ")[0] }
}
