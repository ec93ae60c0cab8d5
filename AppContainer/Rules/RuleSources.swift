/// The sources of rules.
struct RuleSources {
    /// The rules that ship with the app, if any.
    var local: RuleFile?
    /// The rules from a server, if any.
    var remote: RuleFile?
    /// Receives a sentence about each mistake in the rules from the server.
    var warn: (String) -> Void = { _ in }
}
