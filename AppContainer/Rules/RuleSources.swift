public import RoutingRules

/// Where the rules of the app are read from.
public struct RuleSources {
    /// Reads the rules that ship with the app, if there are any.
    let local: (() throws -> RuleDocument)?
    /// Reads the rules of a server, if there are any.
    let remote: (() throws -> RuleDocument)?
    /// Called with a sentence for each problem of the server's rules.
    let warn: (String) -> Void

    /// Names where the rules are read from.
    /// - Parameters:
    ///   - local: Reads the rules that ship with the app, if there are any.
    ///   - remote: Reads the rules of a server, if there are any.
    ///   - warn: Called with a sentence for each problem of the server's rules.
    public init(
        local: (() throws -> RuleDocument)? = nil, remote: (() throws -> RuleDocument)? = nil,
        warn: @escaping (String) -> Void = { _ in }
    ) {
        self.local = local
        self.remote = remote
        self.warn = warn
    }
}
