package import RoutingEngine
import RoutingKit
import StageKit

/// The messages of the errors that `start()` throws for these registrations.
@MainActor
package func startIssues(_ register: @MainActor (AppRouter) -> Void) -> [String] {
    let router = AppRouter(links: .sample, stage: HeadlessStage())
    register(router)
    do throws(RegistrationError) {
        try router.start()
        return []
    } catch {
        return error.issues.map(\.message)
    }
}
