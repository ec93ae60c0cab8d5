import RouteMatching
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

private typealias Plain = PageNavigator<NoParameters>

@Suite
@MainActor
struct `An error that only the whole table shows` {
    private struct Optional: Decodable, Sendable {
        let id: String?
    }

    @Test
    func `a path that answers the same URLs as another is named with the place of that one`() {
        let issues = startIssues {
            $0.register(
                path: "/p/:id(int)", navigator: PageNavigator<ItemParameters>(),
                file: "App/Routes.swift", line: 7)
            $0.register(path: "/p/:ID(int)", navigator: PageNavigator<ItemParameters>())
        }
        #expect(
            issues == [
                "/p/:ID(int) ties with /p/:id(int), registered at App/Routes.swift:7: both answer "
                    + "/p/1, and nothing decides which one wins; change one of them, or give one a "
                    + "narrower segment, such as a type"
            ])
    }

    private nonisolated static let paths = [
        IssueCase(
            "a path gives more or fewer values than the Navigator takes",
            [
                "/p/**id gives 'id' one value for each segment, so PageNavigator<ItemParameters> "
                    + "must take an array",
                "/q/:id? may lack 'id', which PageNavigator<ItemParameters> requires; make it "
                    + "optional there, or leave out the '?'",
            ]
        ) {
            for path in ["/p/**id", "/q/:id?"] {
                $0.register(path: path, navigator: PageNavigator<ItemParameters>())
            }
        }
    ]

    private nonisolated static let constraints = [
        IssueCase(
            "two modules use one name for different checks",
            [
                "the constraint 'sku' is another check at Shop.swift:4 already; give one of them "
                    + "another name, or make the check once and register that value in both places"
            ]
        ) {
            let shared = RouteConstraint("lot", example: "1") { $0 == "1" }
            let sku = RouteConstraint("sku", example: "1", file: "Shop.swift", line: 4) {
                $0 == "1"
            }
            for constraint in [shared, sku, shared] { $0.register(constraint) }
            $0.register(RouteConstraint("sku", example: "2") { $0 == "2" })
            $0.register(path: "/p/:id(lot)", navigator: PageNavigator<Optional>())
        }
    ]

    @Test(arguments: paths + constraints)
    func `is reported at the start with what to do`(issue: IssueCase) {
        #expect(startIssues(issue.register) == issue.issues)
    }
}
