import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingServices
import RoutingTestSupport
import StageKit
import Testing

/// Two modules with a protocol of the same name.
enum ModuleOne { protocol Session { var name: String { get } } }
enum ModuleTwo { protocol Session { var name: String { get } } }

struct SessionOfOne: ModuleOne.Session { let name = "one" }
struct SessionOfTwo: ModuleTwo.Session { let name = "two" }

/// Gets a value only for a request.
struct LateNavigator: DestinationNavigating {
    let services: Services

    func destination(for parameters: NoParameters) throws -> Destination {
        let need = services.need(String.self, file: "Late/Late.swift", line: 9)
        return .value(try need.get())
    }
}

@Suite
@MainActor
struct `What an app provides by type` {
    private let router = AppRouter(
        links: UniversalLinks(hosts: ["example.com"]), stage: HeadlessStage())
    private let services = Services()

    init() {
        router.use(services)
    }

    @Test
    func `it is found by the identity of the type, not by its name`() throws {
        services.provide(SessionOfOne(), as: (any ModuleOne.Session).self)
        services.provide(SessionOfTwo(), as: (any ModuleTwo.Session).self)
        #expect(try services.need((any ModuleOne.Session).self).get().name == "one")
        #expect(try services.need((any ModuleTwo.Session).self).get().name == "two")
    }

    @Test
    func `it may be needed before it is provided`() throws {
        let need = services.need((any ModuleOne.Session).self)
        services.provide(SessionOfOne(), as: (any ModuleOne.Session).self)
        try router.start()
        #expect(try need.get().name == "one")
    }

    @Test
    func `everything that is missing is listed together at the start, with its place`() {
        _ = services.need((any ModuleOne.Session).self, file: "Shop/Cart.swift", line: 3)
        _ = services.need(Int.self, file: "Shop/Cart.swift", line: 4)
        _ = services.need((any ModuleTwo.Session).self, file: "Chat/Chat.swift", line: 5)
        services.provide(SessionOfTwo(), as: (any ModuleTwo.Session).self)
        router.register(path: "/a b", navigator: PageNavigator<NoParameters>())
        do throws(RegistrationError) {
            try router.start()
            Issue.record("it started")
        } catch {
            #expect(error.issues.count == 3)
            #expect(
                error.description.hasSuffix(
                    """
                    Shop/Cart.swift:3: error: RoutingServicesTests.ModuleOne.Session isn't provided; \
                    add services.provide(_:as:) to the container
                    Shop/Cart.swift:4: error: Swift.Int isn't provided; add \
                    services.provide(_:as:) to the container
                    """))
        }
    }

    @Test
    func `a type that is provided twice is an issue, and the first one remains`() throws {
        services.provide(1, file: "App/Container.swift", line: 1)
        services.provide(2, file: "App/Container.swift", line: 2)
        #expect(try services.need(Int.self).get() == 1)
        let error = #expect(throws: RegistrationError.self) { try router.start() }
        #expect(
            error?.description
                == "App/Container.swift:2: error: Swift.Int is already provided at App/Container.swift:1"
        )
    }

    @Test
    func `one that is needed after the start and not provided refuses the request`() async throws {
        router.register(path: "/late", navigator: LateNavigator(services: services))
        try router.start()
        let error = await router.route(RouteRequest(url: "/late")).error
        #expect(error?.code == "failed")
        #expect(
            error?.description.contains(
                "Swift.String, which Late/Late.swift:9 needs, isn't provided")
                == true)
    }

    @Test
    func `it belongs to the set that provides or needs it`() throws {
        try router.start()
        #expect(throws: RegistrationError.self) {
            try router.register(set: "Shop") {
                services.provide(1)
                _ = services.need(String.self)
            }
        }
        // Neither what the dropped set needed nor what it provided is left.
        try router.start()
        #expect(throws: MissingService.self) { try services.need(Int.self).get() }
        services.provide(0)
        let shop = try router.register(set: "Shop") {
            services.provide("one")
            _ = services.need(String.self)
        }
        try shop.withdraw()
        let again = try router.register(set: "Shop") { services.provide("two") }
        #expect(try services.need(String.self).get() == "two")
        #expect(throws: RegistrationError.self) { try again.withdraw() }
        #expect(try services.need(String.self).get() == "two")
    }
}
