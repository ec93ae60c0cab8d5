public import RoutingRules

/// Where the rules of the app are read from.
public struct RuleSources {
    let local: (() throws -> RuleDocument)?
    /// The rules of a server, if there are any.
    let remote: (() throws -> RuleDocument)?
    /// Called with a sentence for each problem of the server's rules.
    let warn: (String) -> Void

    public init(
        local: (() throws -> RuleDocument)? = nil, remote: (() throws -> RuleDocument)? = nil,
        warn: @escaping (String) -> Void = { _ in }
    ) {
        self.local = local
        self.remote = remote
        self.warn = warn
    }
}
