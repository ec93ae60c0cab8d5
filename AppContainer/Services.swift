import RoutingEngine
import RoutingKit

extension MomentsContainer {
    /// What features may ask for without knowing who implements it.
    func provideServices() {
        router.services.provide(session, as: (any UserSession).self)
        router.services.provide(toggles)
        router.services.provide(analytics, as: (any Analytics).self)
        router.services.provide(router.clock)
    }
}
