import Moments
public import PluginKit
import RoutingEngine
import ServiceKit
public import ToggleKit

/// The timeline: moments of people, which share links and mention products.
public struct MomentsPlugin: Plugin {
    public let name = "Moments"
    public let tab: PluginTab? = PluginTab(url: "/moments", symbol: "photo.on.rectangle")
    public let documents = ["moments"]
    public let needs = [NeededService((any UserSession).self)]
    public var toggles: [FeatureToggle] { TimelineNavigator.toggles }

    nonisolated public init() {}

    public func register(in app: PluginContext) throws {
        let router = app.router
        let storage = app.storage
        let toggles = app.toggles
        let now = app.now
        let session = try app.service((any UserSession).self)
        let timeline = TimelineNavigator(
            router: router, storage: storage, session: session, toggles: toggles, now: now)
        let moment = MomentNavigator(
            router: router, storage: storage, session: session, toggles: toggles, now: now)
        let share = ShareMomentNavigator(
            router: router, storage: storage, session: session, now: now)
        let pick = PickMomentNavigator(router: router, storage: storage, session: session)

        router.register(path: "/moments", navigator: timeline, access: .external)
        router.register(
            path: "/moments/:id", navigator: moment, access: .external, parent: "/moments")
        router.register(path: "/moments/share", navigator: share)
        router.register(path: "/moments/pick", navigator: pick)
    }
}
