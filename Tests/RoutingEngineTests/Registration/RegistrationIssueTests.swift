import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A registration mistake` {
    typealias Plain = PageNavigator<NoParameters>

    @Test(arguments: [
        (
            "shop",
            "the path shop is wrong at column 1: a path starts with a slash; did you mean /shop?"
        ),
        (
            "/shop/",
            "the path /shop/ is wrong at column 7: a segment is not empty; did you mean /shop?"
        ),
        (
            "/p/:id(te xt)",
            "the path /p/:id(te xt) is wrong at column 10: a constraint is a type, a name, or "
                + "texts between '|'"
        ),
    ])
    func `a path that is no pattern`(path: String, message: String) {
        let issues = startMistakes { $0.register(path: path, navigator: Plain()) }
        #expect(issues == [message])
    }

    @Test
    func `a path that is registered already`() {
        let issues = startMistakes {
            $0.register(path: "/shop", navigator: Plain(), file: "App/Routes.swift", line: 7)
            $0.register(path: "/shop", navigator: Plain())
        }
        #expect(
            issues == [
                "/shop is registered at App/Routes.swift:7 already; one URL names one Navigator"
            ])
    }

    @Test(arguments: [
        ("/SHOP", "/shop", "/shop"), ("/p/:ID(int)", "/p/:id(int)", "/p/1"),
        ("/p/:id", "/P/:id", "/P/x"), ("/p/:id(m|l)", "/p/:id(s|m)", "/p/m"),
        ("/*/a", "/*/A", "/x/A"), ("/p/**", "/P/**", "/P/x"),
    ])
    func `a path that answers the same URLs as another`(
        path: String, other: String, witness: String
    ) {
        let issues = startMistakes {
            $0.register(
                path: other, navigator: PageNavigator<ItemParameters>(), file: "App/Routes.swift",
                line: 7)
            $0.register(path: path, navigator: PageNavigator<ItemParameters>())
        }
        #expect(
            issues == [
                "\(path) is shadowed by \(other), registered at App/Routes.swift:7: both answer "
                    + "\(witness); one URL names one Navigator"
            ])
    }

    @Test(arguments: Access.combinations.filter { $0 != .closed })
    func `a Navigator that changes data, open to the outside`(access: Access) {
        let issues = startMistakes {
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
        let issues = startMistakes {
            $0.register(path: "/p/:id/:page", navigator: PageNavigator<ItemParameters>())
        }
        #expect(
            issues == [
                "/p/:id/:page names the parameter 'page', which PageNavigator<ItemParameters> does "
                    + "not take"
            ])
    }

    @Test
    func `a path with a parameter that is a payload`() {
        let issues = startMistakes {
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
        let issues = startMistakes {
            $0.register(path: "/p", navigator: PageNavigator<One<ItemParameters>>())
        }
        #expect(
            issues == [
                "the parameters of PageNavigator<One<ItemParameters>> can't be read from a URL; "
                    + "use numbers, texts, enumerations, arrays and payloads, or let a type of "
                    + "your own conform to ParameterExample"
            ])
    }
}
