import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The start of a router` {
    typealias Plain = PageNavigator<NoParameters>
    private let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)

    @Test
    func `all errors are reported together, in the order of the calls`() throws {
        router.register(path: "/a", navigator: Plain(), parent: "/z", file: "R.swift", line: 1)
        router.register(path: "/b", navigator: Plain(), file: "R.swift", line: 2)
        router.register(path: "b", navigator: Plain(), file: "R.swift", line: 3)
        router.register(path: "/B", navigator: Plain(), file: "R.swift", line: 4)
        router.register(
            path: "/c/:id", navigator: ChangingNavigator(), access: .pushes, file: "R.swift",
            line: 5)
        let error = try #require(throws: RegistrationError.self) { try router.start() }
        #expect(
            error.description == """
                R.swift:1: error: the parent /z is no registered route; did you mean /b?
                R.swift:3: error: the path b is wrong at column 1: expected '/' at the start; did \
                you mean /b?
                R.swift:4: error: /B ties with /b, registered at R.swift:2: both answer /b, and \
                nothing decides which one wins; change one of them, or give one a narrower segment, \
                such as a type
                R.swift:5: error: ChangingNavigator changes data, so /c/:id must stay closed to \
                links from outside, unless it asks the user first (ConfirmedNavigating)
                R.swift:5: error: /c/:id names the parameter 'id', which ChangingNavigator does \
                not take; it takes none
                """)
    }

    @Test
    func `an error has the file and line of its call`() throws {
        let line = #line + 1
        router.register(path: "shop", navigator: Plain())
        let error = try #require(throws: RegistrationError.self) { try router.start() }
        #expect(
            error.issues.map(\.site.description) == [
                "RoutingEngineTests/StartTests.swift:\(line)"
            ])
    }

    @Test
    func `routes are listed in the order of their registration`() throws {
        for path in ["/b", "/a", "/"] {
            router.register(path: path, navigator: Plain())
        }
        #expect(router.routes.isEmpty)
        try router.start()
        #expect(router.routes.map(\.pattern.description) == ["/b", "/a", "/"])
    }
}
