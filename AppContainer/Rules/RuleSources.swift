/// Where the rules of the app are read from.
struct RuleSources {
    /// The rules that ship with the app, if there are any.
    var local: RuleFile?
    /// The rules of a server, if there are any.
    var remote: RuleFile?
    /// Called with a sentence for each problem of the server's rules.
    var warn: (String) -> Void = { _ in }
}
