import RoutingEngine

extension Route {
    /// The experiment that a rule runs on it; `nil` if there is none.
    var experiment: Experiment? { override.attachment as? Experiment }
}
