import RoutingTestSupport
import Testing

@testable import RoutingEngine

private typealias Plain = PageNavigator<NoParameters>
private typealias Item = PageNavigator<ItemParameters>

/// Registrations with errors, and what the start says about them.
nonisolated struct IssueCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let issues: [String]
    let register: @MainActor @Sendable (AppRouter) -> Void
}

struct `A registration error` {
    private nonisolated struct TwiceAttached: Decodable, Sendable {
        let items: Payload<[Int]>
        let note: Payload<String>?
    }

    private nonisolated static let routes = [
        IssueCase(
            testDescription: "paths that aren't patterns",
            issues: [
                "the path list is wrong at column 1: expected '/' at the start; did you mean /list?",
                "the path /list/ is wrong at column 7: the segment is empty; did you mean /list?",
            ]
        ) {
            $0.pages("list", "/list/")
        },
        IssueCase(
            testDescription: "a path that is registered many times",
            issues: [
                "/list is registered at Routes.swift:1 already, and again at Routes.swift:3, "
                    + "Routes.swift:4; a path has one route: remove the others"
            ]
        ) {
            for line in 1...4 {
                $0.register(path: "/list", navigator: Plain(), file: "Routes.swift", line: line)
            }
        },
        IssueCase(
            testDescription: "a path that answers the same URLs as another",
            issues: [
                "/p/:ID(int) ties with /p/:id(int), registered at App/Routes.swift:7: both answer "
                    + "/p/1, and nothing decides which one wins; change one of them, or give one a "
                    + "narrower segment, such as a type"
            ]
        ) {
            $0.register(path: "/p/:id(int)", navigator: Item(), file: "App/Routes.swift", line: 7)
            $0.register(path: "/p/:ID(int)", navigator: Item())
        },
        IssueCase(
            testDescription: "Navigators that change data, open to the outside",
            issues: (1..<8).map {
                "ChangingNavigator changes data, so /add\($0) must stay closed to links from "
                    + "outside, unless it asks the user first (ConfirmedNavigating)"
            }
        ) {
            $0.register(path: "/ask", navigator: AskingNavigator(), access: .external)
            for access in Access.combinations {
                $0.register(
                    path: "/add\(access.rawValue)", navigator: ChangingNavigator(), access: access)
            }
        },
        IssueCase(
            testDescription: "parameters that the Navigator doesn't take",
            issues: [
                "/p/:id/:page names the parameter 'page', which PageNavigator<ItemParameters> "
                    + "does not take; it takes 'id'",
                "/q/:idd(int) names the parameter 'idd', which PageNavigator<ItemParameters> "
                    + "does not take; did you mean 'id'?",
                "/r/:items names the parameter 'items', which PageNavigator<Attached> does not "
                    + "take; it takes none",
            ]
        ) {
            $0.items("/p/:id/:page", "/q/:idd(int)")
            $0.pages("/r/:items", of: Attached.self)
        },
        IssueCase(
            testDescription: "a path gives more or fewer values than the Navigator takes",
            issues: [
                "/p/**id gives 'id' one value for each segment, so PageNavigator<ItemParameters> "
                    + "must take an array",
                "/q/:id? may lack 'id', which PageNavigator<ItemParameters> requires; make it "
                    + "optional there, or leave out the '?'",
            ]
        ) {
            $0.items("/p/**id", "/q/:id?")
        },
        IssueCase(
            testDescription: "a Navigator that takes two payloads",
            issues: [
                "PageNavigator<TwiceAttached> takes the payloads 'items' ([Int]) and 'note' (String), "
                    + "but a request carries one; put them into one type"
            ]
        ) {
            $0.pages("/twice", of: TwiceAttached.self)
            $0.pages("/once", of: Attached.self)
        },
        IssueCase(
            testDescription: "two modules use one name for different checks",
            issues: [
                "the constraint 'sku' is another check at Books.swift:4 already; give one of them "
                    + "another name, or make the check once and register that value in both places"
            ]
        ) {
            let shared = RouteConstraint("lot", example: "1") { $0 == "1" }
            let sku = RouteConstraint("sku", example: "1", file: "Books.swift", line: 4) {
                $0 == "1"
            }
            for constraint in [shared, sku, shared] { $0.register(constraint) }
            $0.register(RouteConstraint("sku", example: "2") { $0 == "2" })
            $0.items("/p/:id(lot)")
        },
        IssueCase(
            testDescription: "requirements that no interceptor enforces, but in other builds",
            issues: [
                "no interceptor enforces 'login' on /wallet; register a LoginInterceptor",
                "no interceptor enforces 'age' on /wine; register an interceptor whose "
                    + "enforces(_:on:) is true for it",
            ]
        ) {
            $0.pages("/wallet", requires: .login)
            $0.pages("/wine", requires: [RouteRequirement("age")])
            $0.pages("/menu", builds: [.internal], requires: .login)
        },
        IssueCase(
            testDescription: "interceptors of one priority",
            issues: [
                "ClosureInterceptor has the priority 1, which ClosureInterceptor has at B.swift:7 "
                    + "already; give each its own"
            ]
        ) {
            for (line, priority) in [(7, 1), (9, 2), (11, 1)] {
                $0.register(
                    ClosureInterceptor(priority: priority) { _ in .proceed }, file: "B.swift",
                    line: line)
            }
        },
    ]

    private nonisolated static let parents = [
        IssueCase(
            testDescription: "parents that aren't registered",
            issues: [
                "the parent /elsewhere is no registered route; register it, or name another one",
                "the parent /lsit/:id is no registered route; did you mean /list/:id?",
                "the path b is wrong at column 1: expected '/' at the start; did you mean /b?",
            ]
        ) {
            $0.register(path: "/list/:id", navigator: Item())
            $0.register(path: "/a/:id", navigator: Item(), parent: "/elsewhere")
            $0.register(path: "/b/:id", navigator: Item(), parent: "/lsit/:id")
            $0.register(path: "/c", navigator: Plain(), parent: "b")
        },
        IssueCase(
            testDescription: "parents that need what their child doesn't give",
            issues: [
                "the parent /list/:id needs 'id', which /a does not give",
                "the parent /items needs 'id', which /:value does not give",
            ]
        ) {
            $0.items("/list/:id", "/items")
            $0.pages("/a", parent: "/list/:id")
            $0.items("/b/:ID", parent: "/list/:id")
            $0.pages("/:value", of: One<String>.self, parent: "/items")
        },
        IssueCase(
            testDescription: "parents that form a cycle",
            issues: ["/a", "/b", "/c", "/alone"].map { "the parents of \($0) form a cycle" }
        ) {
            for (path, parent) in [("/a", "/b"), ("/b", "/c"), ("/c", "/a"), ("/alone", "/alone")] {
                $0.pages(path, parent: parent)
            }
        },
        IssueCase(
            testDescription: "a parent that changes data",
            issues: [
                "the parent /add changes data, which a screen that is opened under another one must not"
            ]
        ) {
            $0.register(path: "/add", navigator: ChangingNavigator())
            $0.pages("/added", parent: "/add")
        },
        IssueCase(
            testDescription: "a parent that requires more than its child",
            issues: ["the parent /a requires 'login', which /b does not"]
        ) {
            $0.pages("/a", requires: .login)
            $0.pages("/b", parent: "/a")
            $0.intercept(enforces: { requirement, _ in requirement == .login }) { _ in .proceed }
        },
    ]

    @Test(arguments: routes + parents)
    func `a registration error is reported at the start with what to do`(issue: IssueCase) {
        #expect(startIssues(issue.register) == issue.issues)
    }

    @Test(arguments: Access.combinations, Access.combinations)
    func `a parent that is less open than its child is an error`(parent: Access, child: Access) {
        let issues = startIssues {
            $0.pages("/a", access: parent)
            $0.pages("/b", access: child, parent: "/a")
        }
        let isLess = !child.subtracting(parent).isEmpty
        #expect(issues == (isLess ? ["the parent /a is less open to the outside than /b"] : []))
    }

}

struct `A registration after the start and outside of a set` {
    private let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)

    private struct Empty: RouterCapability {
        func install(on router: AppRouter, at site: CallSite) {
            router.register(ClosureInterceptor { _ in .proceed })
        }
    }

    @Test
    func `a late registration is an error at its line, whatever it is, and has no effect`() throws {
        let events = EventList(of: router)
        router.pages("/b", "/a")
        #expect(router.routes.isEmpty)
        try router.start()
        try router.register(set: "C") { router.pages("/c") }
        #expect(events.all.isEmpty)
        weak var kept: Plain?
        do {
            let navigator = Plain()
            kept = navigator
            router.register(path: "/sale", navigator: navigator, file: "App.swift", line: 12)
        }
        #expect(kept == nil)
        router.redirect("/old", to: "/sale", file: "App.swift", line: 12)
        router.register(ClosureInterceptor { _ in .proceed }, file: "App.swift", line: 12)
        router.register(
            RouteConstraint("sku", example: "A1", file: "App.swift", line: 12) { _ in true })
        router.use(Empty(), file: "App.swift", line: 12)
        let names = ["/sale", "/old", "ClosureInterceptor", "the constraint 'sku'", "Empty"]
        let late = "is registered too late at App.swift:12; do it before start(), or in a set"
        #expect(events.all == names.map { "\($0) \(late)" })
        #expect(!router.canOpen("/sale", from: .app))
        let error = #expect(throws: RegistrationError.self) { try router.start() }
        #expect(
            error?.issues.map(\.description)
                == names.map {
                    "App.swift:12: error: \($0) is registered after start() and outside of a set, so "
                        + "it has no effect; register it before, or in register(set:), which applies "
                        + "at once"
                })
        try router.start()
        #expect(router.routes.map(\.pattern.description) == ["/b", "/a", "/c"])
    }

    @Test(arguments: [false, true])
    func `a capability in a set is an error of the set, and isn't installed`(
        isStarted: Bool
    ) throws {
        router.pages("/a")
        if isStarted { try router.start() }
        let error = #expect(throws: RegistrationError.self) {
            try router.register(set: "Shop") {
                router.use(Empty(), file: "App.swift", line: 12)
            }
            try router.start()
        }
        #expect(
            error?.issues.map(\.description) == [
                "App.swift:12: error: Empty serves the router; use it outside of sets (in the set "
                    + "'Shop')"
            ])
        #expect(error?.dropped == ["Shop"])
        #expect(router.interceptors.isEmpty)
        try router.start()
        #expect(router.routes.map(\.pattern.description) == ["/a"])
    }

    @Test func `a request before the start is refused, and may hold private values`() async {
        router.pages("/reset/:token", of: PrivateToken.self)
        let outcome = await router.route(RouteRequest(url: "/reset/hunter2"))
        #expect(outcome.error?.reason == .notReady)
        #expect(outcome.url == (BuildTarget.current == .debug ? "/reset/hunter2" : "/•••/•••"))
    }
}
