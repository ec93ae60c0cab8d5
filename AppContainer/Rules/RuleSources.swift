import RoutingRules

/// Where the rules of the app are read from.
struct RuleSources {
    /// The rules that ship with the app, if there are any.
    var local: RuleFile?
    /// The rules of a server, if there are any.
    var remote: RuleFile?
    /// The documents that another run applied one after another during its start.
    var recorded: [[RouteConfig]] = []
    /// Called with a sentence for each problem of the server's rules.
    var warn: (String) -> Void = { _ in }
}
