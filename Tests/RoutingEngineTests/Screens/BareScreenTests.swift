import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A bare screen` {
    @Test(arguments: [
        (TransitionType.present, "*/home | +!/camera"),
        (.presentFullScreen, "*/home | #!/camera"),
        (.show, "*/home /camera"), (.replace, "*/camera"), (.root, "*/camera"),
    ])
    func `has no navigation around it if it is presented`(
        transition: TransitionType, outline: String
    ) async throws {
        let app = try await app()
        await app.open("/camera", using: transition)
        #expect(app.stage.state.outline == outline)
    }

    @Test
    func `presents what is shown from it, with navigation`() async throws {
        let app = try await app()
        await app.open("/camera", using: .present)
        await app.open("/page")
        #expect(app.stage.state.outline == "*/home | +!/camera | +/page")
        await app.open("/camera", using: .present)
        #expect(app.stage.state.outline == "*/home | +!/camera | +/page | +!/camera")
    }

    @Test
    func `is restored without navigation`() async throws {
        let app = try await app()
        let saved = NavigationState(outline: "*/home | +!/camera | +/page")
        #expect(await app.router.restore(saved).isEmpty)
        #expect(app.stage.state.outline == saved.outline)
    }

    @Test
    func `without a URL has none either`() async throws {
        let app = try await app()
        app.router.move(.present(CameraScreen()))
        #expect(app.stage.state.modals.map(\.isPlain) == [true])
        app.router.move(.push(PageScreen(title: "page")))
        #expect(app.stage.state.modals.map(\.isPlain) == [true, false])
    }

    private func app() async throws -> Fixture {
        try await Fixture { router in
            router.register(
                path: "/camera", navigator: ClosureNavigator { .screen(CameraScreen()) })
            router.register(path: "/page", navigator: PageNavigator<NoParameters>())
        }
    }
}

private final class CameraScreen: BareScreen {
    let title = "Camera"
}
