import RouteMatching
import RoutingKit

/// What a route declares about its links, without its Navigator. Outcomes keep it, to mask what is
/// private as soon as someone reads it, and must not keep the Navigators of a withdrawn module.
struct RouteDeclaration: Sendable {
    /// The pattern of its path.
    let pattern: RoutePattern
    /// The parameters that its Navigator decodes.
    let parameters: [RouteParameter]
    /// Whether each of these is a value of the path.
    let isInPath: [Bool]
    /// Whether each link that it answers is canonical if it is in lowercase and holds nothing that
    /// can be escaped.
    let isCanonical: Bool

    init(pattern: RoutePattern, parameters: [RouteParameter]) {
        self.pattern = pattern
        self.parameters = parameters
        isInPath = parameters.map { pattern.hasParameter(named: $0.name) }
        isCanonical = pattern.isCanonical
    }

    /// Whether a query may hold a parameter of this name.
    func takes(_ name: String) -> Bool {
        parameters.contains { $0.isNamed(name) && !$0.isPayload }
    }
}
