import RoutingEngine
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

/// Makes a page of what it is asked for, after a while.
private struct EchoNavigator: Navigating {
    func destination(for parameters: ItemParameters) async throws -> Destination {
        await Task.yield()
        guard parameters.id > 0 else { throw NotFound("item \(parameters.id)") }
        return .screen(PageScreen(title: "Item \(parameters.id)"))
    }
}

/// Returns its parameter, and asks the user first if someone else wrote the link.
private struct DoublingNavigator: ConfirmedNavigating {
    static let effect = RouteEffect.changes
    static let isAction = true

    func question(for parameters: ItemParameters, consent: Consent) -> any Screen {
        PageScreen(title: "Double \(parameters.id)?")
    }

    func destination(for parameters: ItemParameters) -> Destination { .value(parameters.id * 2) }
}

@Suite
@MainActor
struct `A Navigator that needs its parameters alone` {
    @Test(arguments: [TransitionType.show, .present, .replace])
    func `makes its screen by any transition`(transition: TransitionType) async throws {
        let app = try await launch()
        let outcome = await app.open("/item/7", using: transition)
        #expect(outcome.title == "Item 7")
    }

    @Test
    func `refuses what it does not know`() async throws {
        let app = try await launch()
        let error = await app.open("/item/0").error
        #expect(error?.code == "not-found")
        #expect(error?.description.contains("item 0") == true)
    }

    @Test
    func `performs an action, and asks first where it must`() async throws {
        let app = try await launch()
        #expect(await app.open("/double/21").value?.json == "42")
        #expect(await app.open("https://moments.app/double/21", from: .push).title == "Double 21?")
    }

    @Test
    func `is made for its first URL, as any other`() async throws {
        let app = try await launch()
        #expect(await app.open("/late/3").title == "Item 3")
    }

    /// Its parameters aren't `Decodable`, so its function isn't the one of the protocol.
    private struct ForgetfulNavigator: Navigating {
        struct Item { let id: Int }
        func destination(for parameters: Item) -> Destination { .value(parameters.id) }
    }

    @Test
    func `is named if it has no function for its parameters`() async throws {
        let app = try await Fixture {
            $0.register(path: "/forgetful", navigator: ForgetfulNavigator())
        }
        #expect(
            await app.open("/forgetful").error?.description
                == "'/forgetful' failed: ForgetfulNavigator has no destination(for: NoParameters); "
                + "write it, or navigate(from:using:parameters:), and let its parameters conform to "
                + "Decodable. Try again.")
    }

    private func launch() async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/item/:id", navigator: EchoNavigator())
            router.register(path: "/double/:id", navigator: DoublingNavigator(), access: .pushes)
            router.register(path: "/late/:id", in: LazyModule { EchoNavigator() }) { $0 }
        }
    }
}
