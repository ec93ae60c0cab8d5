import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `What the router calls without waiting` {
    @Test
    func `runs in the task of the caller`() async throws {
        let journal = Journal()
        let app = try await journal.fixture { $0.register(ImmediateClosure(journal, priority: 1)) }
        #expect(await app.open("/item/7").error == nil)
        #expect(journal.entries == ["1", "item 7"])
        #expect(journal.tasks == [Journal.currentTask])
    }

    @Test
    func `runs in the task of the request behind an interceptor that is awaited`() async throws {
        let journal = Journal()
        let app = try await journal.fixture {
            $0.register(ImmediateClosure(journal, priority: 3))
            $0.register(
                ClosureInterceptor(priority: 2) { _ in
                    journal.note("2")
                    return .proceed
                })
            $0.register(ImmediateClosure(journal, priority: 1))
        }
        #expect(await app.open("/item/7").error == nil)
        #expect(journal.entries == ["3", "2", "1", "item 7"])
        #expect(journal.tasks.count == 2 && journal.tasks.first == Journal.currentTask)
    }

    @Test
    func `starts a task for a Navigator that may wait`() async throws {
        let journal = Journal()
        let app = try await journal.fixture {
            $0.register(
                path: "/waiting",
                navigator: ClosureNavigator {
                    journal.note("waiting")
                    return .value(1)
                })
        }
        #expect(await app.open("/waiting").value != nil)
        #expect(journal.tasks.count == 1 && journal.tasks.first != Journal.currentTask)
    }

    @Test(arguments: [
        InterceptorVerdict.proceed, .handled, .refuse(because: "it is closed"),
        .redirect(to: "/home"), .redirect(to: "/item/9"), .redirect(to: "/nothing"),
    ])
    func `has the outcome of what is awaited`(verdict: InterceptorVerdict) async throws {
        var outcomes: [String] = []
        for isImmediate in [true, false] {
            let journal = Journal()
            let app = try await journal.fixture { router in
                let decide = { @MainActor (request: InterceptedRequest) in
                    request.url == "/item/7" ? verdict : .proceed
                }
                if isImmediate {
                    router.register(ImmediateClosure(journal, priority: 1, decide: decide))
                } else {
                    router.register(ClosureInterceptor(priority: 1, decide))
                }
            }
            let outcome = await app.open("/item/7")
            outcomes.append(
                "\(outcome.word) \(outcome.route ?? "") \(outcome.redirects) \(outcome.stack)")
        }
        #expect(outcomes[0] == outcomes[1])
    }

    @Test
    func `refuses a request by an error of its own`() async throws {
        let journal = Journal()
        let app = try await journal.fixture {
            $0.register(
                ImmediateClosure(journal, priority: 1) { request in
                    if request.url == "/item/13" { throw NotFound("item 13") }
                    return .proceed
                })
        }
        #expect(await app.open("/item/13").error?.code == "not-found")
        #expect(await app.open("/item/0").error?.reason == .notFound(NotFound("item 0")))
        #expect(await app.open("/item/x").error?.code == "invalid-parameter")
        #expect(journal.entries == ["1", "1", "1"])
    }

    @Test
    func `is trusted as far as the request`() async throws {
        let journal = Journal()
        let app = try await journal.fixture { _ in }
        journal.router = app.router
        #expect(await app.open("https://moments.app/item/7", from: .universalLink).error == nil)
        #expect(journal.trusts == [RouteTrust(.universalLink)])
        #expect(app.router.trust == .full)
        #expect(ActiveRequest.current == nil)
    }

    @Test(arguments: [
        ("/item/7", "/home /item/7"), ("/item/7/part", "/home /item/7 /item/7/part"),
    ])
    func `shows a link from outside over its parents`(
        path: String, screens: String
    ) async throws {
        let app = try await Journal().fixture { _ in }
        #expect(await app.open("https://moments.app\(path)", from: .universalLink).error == nil)
        #expect(app.path == screens.split(separator: " ").map(String.init))
    }

    @Test
    func `is one step of a queue`() async throws {
        let journal = Journal()
        let app = try await journal.fixture { _ in }
        // Tasks of one actor begin in the order in which they are made.
        let requests = ["/item/1", "/item/2", "/nothing"].map { url in
            Task { @MainActor in await app.open(url).word }
        }
        var words: [String] = []
        for request in requests { words.append(await request.value) }
        #expect(words == ["shown", "shown", "unknown-route"])
        #expect(app.path == ["/home", "/item/1", "/item/2"])
    }
}

/// What was called, and by which tasks.
@MainActor
private final class Journal {
    private(set) var entries: [String] = []
    private(set) var trusts: [RouteTrust] = []
    private(set) var tasks: [Int] = []
    weak var router: AppRouter?

    static var currentTask: Int { withUnsafeCurrentTask { $0.hashValue } }

    func note(_ entry: String) {
        entries.append(entry)
        if let router { trusts.append(router.trust) }
        if tasks.last != Self.currentTask { tasks.append(Self.currentTask) }
    }

    func fixture(_ register: @MainActor (AppRouter) -> Void) async throws -> Fixture {
        try await Fixture {
            $0.register(
                path: "/item/:id", navigator: ImmediateItem(journal: self), access: .external)
            $0.register(
                path: "/item/:id/part", navigator: ImmediateItem(journal: self), access: .external,
                parent: "/item/:id")
            register($0)
        }
    }
}

private struct ImmediateItem: Navigating {
    let journal: Journal

    func destination(for parameters: ItemParameters) throws -> Destination {
        if parameters.id == 0 { throw NotFound("item 0") }
        journal.note("item \(parameters.id)")
        return .screen(PageScreen(title: "item \(parameters.id)"))
    }
}

private struct ImmediateClosure: RouteInterceptor {
    let priority: Int
    private let journal: Journal
    private let decide: @MainActor (InterceptedRequest) throws -> InterceptorVerdict

    init(
        _ journal: Journal, priority: Int,
        decide: @escaping @MainActor (InterceptedRequest) throws -> InterceptorVerdict = { _ in
            .proceed
        }
    ) {
        self.journal = journal
        self.priority = priority
        self.decide = decide
    }

    func intercept(_ request: InterceptedRequest) throws -> InterceptorVerdict {
        journal.note("\(priority)")
        return try decide(request)
    }
}
