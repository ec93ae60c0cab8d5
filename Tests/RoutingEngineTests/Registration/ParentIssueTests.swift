import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `An error about a parent` {
    typealias Plain = PageNavigator<NoParameters>
    typealias Item = PageNavigator<ItemParameters>

    @Test
    func `it is no registered route`() {
        let issues = startIssues { $0.register(path: "/a", navigator: Plain(), parent: "/b") }
        #expect(
            issues == ["the parent /b is no registered route; register it, or name another one"])
    }

    @Test(arguments: [
        ("/lsit/<id>", "did you mean /list/:id?"),
        ("/elsewhere", "register it, or name another one"),
    ])
    func `a misspelt one is named as it is written, with what it may mean`(
        parent: String, hint: String
    ) {
        let issues = startIssues {
            $0.register(path: "/list/:id", navigator: Item())
            $0.register(path: "/a/:id", navigator: Item(), parent: parent)
        }
        #expect(issues == ["the parent \(parent) is no registered route; \(hint)"])
    }

    @Test
    func `it isn't a pattern`() {
        let issues = startIssues { $0.register(path: "/a", navigator: Plain(), parent: "b") }
        #expect(
            issues == [
                "the path b is wrong at column 1: expected '/' at the start; did you mean /b?"
            ])
    }

    @Test(arguments: Access.combinations, Access.combinations)
    func `it is less open to the outside than its child`(parent: Access, child: Access) {
        let issues = startIssues {
            $0.register(path: "/a", navigator: Plain(), access: parent)
            $0.register(path: "/b", navigator: Plain(), access: child, parent: "/a")
        }
        let isLess = !child.subtracting(parent).isEmpty
        #expect(
            issues == (isLess ? ["the parent /a is less open to the outside than /b"] : []))
    }

    @Test
    func `it needs a parameter that its child doesn't give`() {
        let issues = startIssues {
            $0.register(path: "/list/:id", navigator: Item())
            $0.register(path: "/a", navigator: Plain(), parent: "/list/:id")
            $0.register(path: "/b/:ID", navigator: Item(), parent: "/list/:id")
        }
        #expect(issues == ["the parent /list/:id needs 'id', which /a does not give"])
    }

    @Test
    func `parents form a cycle`() {
        let issues = startIssues {
            $0.register(path: "/a", navigator: Plain(), parent: "/b")
            $0.register(path: "/b", navigator: Plain(), parent: "/c")
            $0.register(path: "/c", navigator: Plain(), parent: "/a")
            $0.register(path: "/alone", navigator: Plain(), parent: "/alone")
        }
        #expect(
            issues
                == ["/a", "/b", "/c", "/alone"].map {
                    "the parents of \($0) form a cycle"
                })
    }

    @Test
    func `a long chain of parents is not a cycle`() {
        let issues = startIssues { router in
            router.register(path: "/p0", navigator: Plain())
            for level in 1...20 {
                router.register(path: "/p\(level)", navigator: Plain(), parent: "/p\(level - 1)")
            }
        }
        #expect(issues == [])
    }

    @Test
    func `a parent that requires a parameter that a path can't give is an error`() {
        let issues = startIssues { router in
            router.register(path: "/items", navigator: PageNavigator<ItemParameters>())
            router.register(path: "/:what", navigator: PageNavigator<What>(), parent: "/items")
        }
        #expect(issues == ["the parent /items needs 'id', which /:what does not give"])
    }

    private struct What: Decodable, Sendable {
        let what: String
    }
}
