import RoutingTestSupport
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

/// Has a function for parameters that aren't `Decodable`, which isn't the one of the protocol.
private struct ForgetfulNavigator: Navigating {
    struct Item { let id: Int }
    func destination(for parameters: Item) -> Destination { .value(parameters.id) }
}

@Suite
@MainActor
struct `A Navigator that needs its parameters alone` {
    private func launch() async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/item/:id", navigator: EchoNavigator())
            router.register(path: "/double/:id", navigator: DoublingNavigator(), access: .pushes)
            router.register(path: "/forgetful", navigator: ForgetfulNavigator())
        }
    }

    @Test(arguments: [TransitionType.show, .present, .replace])
    func `a Navigator makes its screen by any transition, or refuses what it does not know`(
        transition: TransitionType
    ) async throws {
        let app = try await launch()
        #expect(await app.open("/item/7", using: transition).title == "Item 7")
        #expect(await app.code("/item/0") == "not-found")
    }

    @Test
    func `a Navigator performs an action, and asks first where it must`() async throws {
        let app = try await launch()
        #expect(await app.open("/double/21").value?.json == "42")
        #expect(await app.open("https://moments.app/double/21", from: .push).title == "Double 21?")
    }

    @Test
    func `a Navigator without a function for its parameters is named`() async throws {
        #expect(
            try await launch().open("/forgetful").error?.description
                == "'/forgetful' failed: ForgetfulNavigator has no destination(for: NoParameters); "
                + "write it, or navigate(from:using:parameters:), and let its parameters conform to "
                + "Decodable. Try again.")
    }
}
