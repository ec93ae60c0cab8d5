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
        let timeline = TimelineNavigator(
            router: router, storage: app.storage,
            session: try app.service((any UserSession).self), toggles: app.toggles, now: app.now)

        router.register(path: "/moments", navigator: timeline, access: .external)
        router.register(
            path: "/moments/:id", navigator: MomentNavigator(of: timeline), access: .external,
            parent: "/moments")
        router.register(path: "/moments/share", navigator: ShareMomentNavigator(to: timeline))
        router.register(path: "/moments/pick", navigator: PickMomentNavigator(from: timeline))
    }
}
