import RouteMatching
import RoutingKit

/// Checks registrations against one another, compiles them, and applies them.
@MainActor
struct RegistrationCompiler {
    private let registry: RouteRegistry
    private let pipeline: RequestPipeline

    init(registry: RouteRegistry, pipeline: RequestPipeline) {
        self.registry = registry
        self.pipeline = pipeline
    }

    /// Whether registrations have been applied before.
    var isStarted: Bool { registry.registered != nil }

    /// Reports, to observers, what has no effect.
    func reportInactive(_ name: String, at site: CallSite) {
        pipeline.log.publish(.inactive(name, at: site))
    }

    /// Every error of every registration.
    func issues(of all: Registrations) -> [RegistrationError.Issue] {
        compiled(all).issues
    }

    /// Applies registrations instead of the previous ones.
    /// - Throws: Every error. The previous registrations remain.
    func apply(_ all: Registrations) throws(RegistrationError) {
        let (registered, issues) = compiled(all)
        guard issues.isEmpty else { throw RegistrationError(issues: issues) }
        var map = registered
        for installed in pipeline.extensions {
            map = try installed.rewrite(map, by: all.interceptors)
        }
        registry.put(map, madeFrom: registered)
        pipeline.interceptors = InterceptorRegistration.ordered(all.interceptors)
    }

    private func compiled(
        _ all: Registrations
    ) -> (map: RouteMap, issues: [RegistrationError.Issue]) {
        let (map, issues) = registry.compiled(all.routes, all.constraints)
        let interceptors = all.interceptors
        return (
            map,
            issues + InterceptorRegistration.issues(in: interceptors, among: map.routes)
                + EnforcementReview(interceptors, in: registry.build).issues(in: map.routes)
                + pipeline.extensions.flatMap(\.issues)
        )
    }
}
