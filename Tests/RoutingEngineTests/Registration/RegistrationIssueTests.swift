import RouteMatching
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

private typealias Plain = PageNavigator<NoParameters>
private typealias Item = PageNavigator<ItemParameters>

@Suite
@MainActor
struct `A registration error` {
    private struct Attached: Decodable, Sendable {
        let items: Payload<[Int]>
    }

    private struct What: Decodable, Sendable {
        let what: String
    }

    private nonisolated static let routes = [
        IssueCase(
            "paths that aren't patterns",
            [
                "the path shop is wrong at column 1: expected '/' at the start; did you mean /shop?",
                "the path /shop/ is wrong at column 7: the segment is empty; did you mean /shop?",
                "the path /p/:id(te xt) is wrong at column 10: expected a type, the name of a "
                    + "constraint, or texts separated by '|'",
            ]
        ) {
            for path in ["shop", "/shop/", "/p/:id(te xt)"] {
                $0.register(path: path, navigator: Plain())
            }
        },
        IssueCase(
            "a path that is registered already",
            [
                "/shop is registered at Routes.swift:1 already; a path has one route: remove the "
                    + "others"
            ]
        ) {
            for line in 1...2 {
                $0.register(path: "/shop", navigator: Plain(), file: "Routes.swift", line: line)
            }
        },
        IssueCase(
            "a path that is registered many times",
            [
                "/shop is registered at Routes.swift:1 already, and again at Routes.swift:3, "
                    + "Routes.swift:4; a path has one route: remove the others"
            ]
        ) {
            for line in 1...4 {
                $0.register(path: "/shop", navigator: Plain(), file: "Routes.swift", line: line)
            }
        },
        IssueCase(
            "Navigators that change data, open to the outside",
            (1..<8).map {
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
            "parameters that the Navigator doesn't take",
            [
                "/p/:id/:page names the parameter 'page', which PageNavigator<ItemParameters> "
                    + "does not take; it takes 'id'",
                "/q/:idd(int) names the parameter 'idd', which PageNavigator<ItemParameters> "
                    + "does not take; did you mean 'id'?",
            ]
        ) {
            for path in ["/p/:id/:page", "/q/:idd(int)"] {
                $0.register(path: path, navigator: Item())
            }
        },
        IssueCase(
            "a parameter that is a payload",
            [
                "/p/:items names the parameter 'items', which PageNavigator<Attached> does not "
                    + "take; it takes none"
            ]
        ) { $0.register(path: "/p/:items", navigator: PageNavigator<Attached>()) },
        IssueCase(
            "parameters that no URL can fill",
            [
                "the parameter 'value: ItemParameters' of PageNavigator<One<ItemParameters>> can't "
                    + "be read from a URL; use a number, a text, an enumeration, a date, a URL, an "
                    + "array of these or a Payload, or let its type conform to ParameterExample"
            ]
        ) { $0.register(path: "/p", navigator: PageNavigator<One<ItemParameters>>()) },
        IssueCase(
            "interceptors of one priority",
            [
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
            "parents that aren't registered",
            [
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
            "parents that need what their child doesn't give",
            [
                "the parent /list/:id needs 'id', which /a does not give",
                "the parent /items needs 'id', which /:what does not give",
            ]
        ) {
            $0.register(path: "/list/:id", navigator: Item())
            $0.register(path: "/items", navigator: Item())
            $0.register(path: "/a", navigator: Plain(), parent: "/list/:id")
            $0.register(path: "/b/:ID", navigator: Item(), parent: "/list/:id")
            $0.register(path: "/:what", navigator: PageNavigator<What>(), parent: "/items")
        },
        IssueCase(
            "parents that form a cycle",
            ["/a", "/b", "/c", "/alone"].map { "the parents of \($0) form a cycle" }
        ) {
            $0.register(path: "/a", navigator: Plain(), parent: "/b")
            $0.register(path: "/b", navigator: Plain(), parent: "/c")
            $0.register(path: "/c", navigator: Plain(), parent: "/a")
            $0.register(path: "/alone", navigator: Plain(), parent: "/alone")
        },
        IssueCase("no error: a long chain of parents", []) {
            $0.register(path: "/p0", navigator: Plain())
            for level in 1...20 {
                $0.register(path: "/p\(level)", navigator: Plain(), parent: "/p\(level - 1)")
            }
        },
        IssueCase(
            "a parent that changes data",
            [
                "the parent /add changes data, which a screen that is opened under another one must not"
            ]
        ) {
            $0.register(path: "/add", navigator: ChangingNavigator())
            $0.register(path: "/added", navigator: Plain(), parent: "/add")
        },
        IssueCase(
            "a parent that requires more than its child",
            ["the parent /a requires 'login', which /b does not"]
        ) {
            $0.register(path: "/a", navigator: Plain(), requires: .login)
            $0.register(path: "/b", navigator: Plain(), parent: "/a")
            $0.register(ClosureInterceptor(enforces: .login) { _ in .proceed })
        },
    ]

    @Test(arguments: routes + parents)
    func `is reported at the start with what to do`(issue: IssueCase) {
        #expect(startIssues(issue.register) == issue.issues)
    }

    @Test(arguments: Access.combinations, Access.combinations)
    func `is that a parent is less open to the outside than its child`(
        parent: Access, child: Access
    ) {
        let issues = startIssues {
            $0.register(path: "/a", navigator: Plain(), access: parent)
            $0.register(path: "/b", navigator: Plain(), access: child, parent: "/a")
        }
        let isLess = !child.subtracting(parent).isEmpty
        #expect(issues == (isLess ? ["the parent /a is less open to the outside than /b"] : []))
    }
}
