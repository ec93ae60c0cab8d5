import Moments
import RoutingEngine

/// The timeline: moments of people, which share links and mention products.
struct MomentsPlugin: Plugin {
    let name = "Moments"
    let tab: PluginTab? = PluginTab(url: "/moments", symbol: "photo.on.rectangle")
    let documents = ["moments"]

    func register(in app: PluginContext) {
        let (router, storage, toggles, now) = (app.router, app.storage, app.toggles, app.now)
        let userName: @MainActor () -> String? = { [session = app.session] in session.userName }
        let timeline = TimelineNavigator(
            router: router, storage: storage, userName: userName, toggles: toggles, now: now)
        let moment = MomentNavigator(
            router: router, storage: storage, userName: userName, toggles: toggles, now: now)
        let share = ShareMomentNavigator(
            router: router, storage: storage, userName: userName, now: now)
        let pick = PickMomentNavigator(router: router, storage: storage, userName: userName)

        router.register(path: "/moments", navigator: timeline, access: .external)
        router.register(
            path: "/moments/:id", navigator: moment, access: .external, parent: "/moments")
        router.register(path: "/moments/share", navigator: share)
        router.register(path: "/moments/pick", navigator: pick)
    }

    var tour: [TourStep] {
        [
            TourStep(
                "A moment opens a product: Moments has a link, and Shop answers it.",
                in: "Modules/Features/Moments/Moment/MomentCell+Content.swift",
                needs: "/product/1", .follow("/product/")),
            TourStep(
                "An avatar opens the chat with its person.",
                in: "Modules/Features/Moments/Links/MomentsLinks.swift", needs: "/chat/u1",
                .selectTab("/moments"), .follow("/chat/")),
        ]
    }
}
