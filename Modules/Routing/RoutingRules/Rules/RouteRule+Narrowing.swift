extension RouteRule {
    /// The part of a rule that applies if this version does not know all of it: it closes its route
    /// or requires a login. The unknown part may say when to redirect, so it redirects nothing.
    var skipped: RouteRule {
        var rule = self
        rule.isSkipped = true
        (rule.kind, rule.diversion, rule.experiment) = (nil, nil, nil)
        if isEnabled == true { rule.isEnabled = nil }
        if loginRequired == false { rule.loginRequired = nil }
        return rule
    }

    /// The part of it that applies in a refused document: it closes its route; `nil` if it does
    /// not.
    /// - Parameter version: The version of the app that runs.
    func closing(in version: AppVersion) -> RouteRule? {
        if unavailability(in: version) == nil { return nil }
        var rule = skipped
        rule.loginRequired = nil
        return rule
    }

    /// The same rule, narrowed by another one for its path, which may close the route or require a
    /// login.
    func narrowed(by other: RouteRule) -> RouteRule {
        var rule = self
        if other.isEnabled == false { rule.isEnabled = false }
        if other.loginRequired == true { rule.loginRequired = true }
        rule.minimumVersion = [minimumVersion, other.minimumVersion].compactMap(\.self).max()
        rule.maximumVersion = [maximumVersion, other.maximumVersion].compactMap(\.self).min()
        return rule
    }
}
