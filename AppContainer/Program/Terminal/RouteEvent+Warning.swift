import RoutingEngine

extension RouteEvent {
    /// What a developer should know about an event; `nil` if there is nothing to correct.
    var warning: String? {
        switch self {
        case .undeclaredLink(let url, let pattern):
            return "\(pattern) opened \(url), which it does not declare"
        case .ignoredParameter(let name, let pattern, let nearest):
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            return "\(pattern) does not declare '\(name)', so it is ignored\(hint)"
        case .inactive(let name, let site):
            return "\(site): \(name) is registered after start() and has no effect; register it "
                + "before start(), or in a set"
        case .began, .ended, .moved, .awaitsResult, .gotResult: return nil
        }
    }
}
