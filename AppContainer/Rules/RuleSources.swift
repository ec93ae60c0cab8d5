/// Where the rules of the app come from.
struct RuleSources {
    /// The rules that come with the app, if there are any.
    var local: RuleFile?
    /// Those of a server, if there are any.
    var remote: RuleFile?
    /// Told in a sentence what is wrong with those of the server.
    var warn: (String) -> Void = { _ in }
}
