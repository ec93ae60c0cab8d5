import PluginKit
import RoutingEngine
import ServiceKit

/// Provides the session to the features that need to know who uses the app.
struct SessionPlugin: Plugin {
    let name = "Session"
    let session: Session

    var provides: [ProvidedService] {
        [ProvidedService((any UserSession).self) { _ in session }]
    }

    func register(in app: PluginContext) {}
}

/// Counts visits, and provides the count to features.
struct AnalyticsPlugin: Plugin {
    let name = "Analytics"
    let analytics: DeviceAnalytics

    var provides: [ProvidedService] {
        [ProvidedService((any Analytics).self) { _ in analytics }]
    }

    func register(in app: PluginContext) {
        app.router.register(
            AnalyticsInterceptor(priority: 0) { [analytics] in await analytics.count($0) })
    }
}
