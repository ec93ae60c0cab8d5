public import RoutingEngine

extension Route {
    /// What a rule tries out on it; `nil` if nothing.
    public var experiment: Experiment? { override.attachment as? Experiment }
}
