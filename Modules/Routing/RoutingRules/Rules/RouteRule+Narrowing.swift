extension RouteRule {
    /// What counts of a rule of which this version does not know a part: what it closes and
    /// requires a login for. The unknown part may say when to redirect, so it redirects nothing.
    var skipped: RouteRule {
        var rule = self
        rule.isSkipped = true
        (rule.kind, rule.diversion, rule.experiment) = (nil, nil, nil)
        if isEnabled == true { rule.isEnabled = nil }
        if loginRequired == false { rule.loginRequired = nil }
        return rule
    }

    /// What counts of it in a refused document: that it closes its route; `nil` if it does not.
    /// - Parameter version: The version of the app that runs.
    func closing(in version: AppVersion) -> RouteRule? {
        if unavailability(in: version) == nil { return nil }
        var rule = skipped
        rule.loginRequired = nil
        return rule
    }

    /// The same rule, narrowed by what another one for its path closes and requires a login for.
    func narrowed(by other: RouteRule) -> RouteRule {
        var rule = self
        if other.isEnabled == false { rule.isEnabled = false }
        if other.loginRequired == true { rule.loginRequired = true }
        rule.minimumVersion = [minimumVersion, other.minimumVersion].compactMap(\.self).max()
        rule.maximumVersion = [maximumVersion, other.maximumVersion].compactMap(\.self).min()
        return rule
    }
}
