public import RoutingRules

/// Where the rules of the app are read from.
public struct RuleSources {
    /// The rules that ship with the app, if there are any.
    var local: RuleFile?
    /// The rules of a server, if there are any.
    var remote: RuleFile?
    /// Called with a sentence for each problem of the server's rules.
    var warn: (String) -> Void = { _ in }

    /// Names where the rules are read from.
    /// - Parameters:
    ///   - local: The rules that ship with the app, if there are any.
    ///   - remote: The rules of a server, if there are any.
    ///   - warn: Called with a sentence for each problem of the server's rules.
    public init(
        local: RuleFile? = nil, remote: RuleFile? = nil, warn: @escaping (String) -> Void = { _ in }
    ) {
        self.local = local
        self.remote = remote
        self.warn = warn
    }
}
