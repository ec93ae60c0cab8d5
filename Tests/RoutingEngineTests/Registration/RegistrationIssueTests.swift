import RouteMatching
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A registration error` {
    typealias Plain = PageNavigator<NoParameters>

    @Test(arguments: [
        (
            "shop",
            "the path shop is wrong at column 1: expected '/' at the start; did you mean /shop?"
        ),
        (
            "/shop/",
            "the path /shop/ is wrong at column 7: the segment is empty; did you mean /shop?"
        ),
        (
            "/p/:id(te xt)",
            "the path /p/:id(te xt) is wrong at column 10: expected a type, the name of "
                + "a constraint, or texts separated by '|'"
        ),
    ])
    func `a path that isn't a pattern`(path: String, message: String) {
        let issues = startIssues { $0.register(path: path, navigator: Plain()) }
        #expect(issues == [message])
    }

    @Test
    func `a path that is registered already`() {
        let issues = startIssues {
            $0.register(path: "/shop", navigator: Plain(), file: "App/Routes.swift", line: 7)
            $0.register(path: "/shop", navigator: Plain())
        }
        #expect(
            issues == [
                "/shop is registered at App/Routes.swift:7 already; a path has one route: remove "
                    + "the others"
            ])
    }

    @Test(
        arguments: [
            ("/SHOP", "/shop", "/shop", nil), ("/p/:ID(int)", "/p/:id(int)", "/p/1", nil),
            ("/p/<int:ID>", "/p/:id(int)", "/p/1", nil),
            ("/p/:id", "/P/:id", "/P/x", nil), ("/*/a", "/*/A", "/x/A", nil),
            ("/p/**", "/P/**", "/P/x", nil),
            (
                "/p/:id(m|l)", "/p/:id(s|m)", "/p/m",
                "let :id(s|m) and :id(m|l) list different texts"
            ),
            (
                "/p/:id(hex)", "/p/:id(word)", "/p/ff",
                "declare the narrower constraint: 'word' with .narrower(than: \"hex\"), or the other "
                    + "way round"
            ),
        ] as [(String, String, String, String?)])
    func `a path that answers the same URLs as another`(
        path: String, other: String, witness: String, remedy: String?
    ) {
        let issues = startIssues {
            $0.register(RouteConstraint("hex", example: "ff") { $0.allSatisfy(\.isHexDigit) })
            $0.register(RouteConstraint("word", example: "word") { $0.allSatisfy(\.isLetter) })
            $0.register(
                path: other, navigator: PageNavigator<ItemParameters>(), file: "App/Routes.swift",
                line: 7)
            $0.register(path: path, navigator: PageNavigator<ItemParameters>())
        }
        #expect(
            issues == [
                "\(path) ties with \(other), registered at App/Routes.swift:7: both answer "
                    + "\(witness), and nothing decides which one wins; "
                    + (remedy
                        ?? "change one of them, or give one a narrower segment, such as a type")
            ])
    }

    @Test(arguments: Access.combinations.filter { $0 != .closed })
    func `a Navigator that changes data, open to the outside`(access: Access) {
        let issues = startIssues {
            $0.register(path: "/add", navigator: ChangingNavigator(), access: access)
        }
        #expect(
            issues == [
                "ChangingNavigator changes data, so /add must stay closed to links from outside, "
                    + "unless it asks the user first (ConfirmedNavigating)"
            ])
    }

    @Test
    func `a path with a parameter that the Navigator doesn't take`() {
        let issues = startIssues {
            $0.register(path: "/p/:id/:page", navigator: PageNavigator<ItemParameters>())
        }
        #expect(
            issues == [
                "/p/:id/:page names the parameter 'page', which PageNavigator<ItemParameters> does "
                    + "not take; it takes 'id'"
            ])
    }

    @Test
    func `a path with a misspelt parameter`() {
        let issues = startIssues {
            $0.register(path: "/p/<int:idd>", navigator: PageNavigator<ItemParameters>())
        }
        #expect(
            issues == [
                "/p/<int:idd> names the parameter 'idd', which PageNavigator<ItemParameters> does "
                    + "not take; did you mean 'id'?"
            ])
    }

    @Test
    func `a path that is registered many times`() {
        let issues = startIssues {
            for line in 1...4 {
                $0.register(path: "/shop", navigator: Plain(), file: "Routes.swift", line: line)
            }
        }
        #expect(
            issues == [
                "/shop is registered at Routes.swift:1 already, and again at Routes.swift:3, "
                    + "Routes.swift:4; a path has one route: remove the others"
            ])
    }

    @Test
    func `a path with a parameter that is a payload`() {
        let issues = startIssues {
            $0.register(path: "/p/:items", navigator: PageNavigator<AttachedParameters>())
        }
        #expect(issues.count == 1)
        #expect(issues.first?.hasPrefix("/p/:items names the parameter 'items'") == true)
    }

    struct AttachedParameters: Decodable, Sendable {
        let items: Payload<[Int]>
    }

    @Test
    func `parameters that no URL can fill`() {
        let issues = startIssues {
            $0.register(path: "/p", navigator: PageNavigator<One<ItemParameters>>())
        }
        #expect(
            issues == [
                "the parameter 'value: ItemParameters' of PageNavigator<One<ItemParameters>> can't "
                    + "be read from a URL; use a number, a text, an enumeration, a date, a URL, an "
                    + "array of these or a Payload, or let its type conform to ParameterExample"
            ])
    }
}
