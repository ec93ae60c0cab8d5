/// How serious the violation of a rule is.
package enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// The check fails.
    case error
    /// The check only reports it.
    case warning
}
