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

    @Test(
        arguments: [
            ("/SHOP", "/shop", "/shop", nil), ("/p/:ID(int)", "/p/:id(int)", "/p/1", nil),
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

    private nonisolated static let paths = [
        IssueCase(
            "a path with an optional end answers the same URL as another",
            [
                "/moments/* can never be reached: others answer all that it does, as "
                    + "/moments/:id?, registered at R.swift:3, answers /moments/x; remove it, or "
                    + "make the others narrower",
                "/moments/:id? ties with /moments, registered at R.swift:1: both answer "
                    + "/moments, and nothing decides which one wins; leave out a '?' of "
                    + "/moments/:id?, or remove /moments",
            ]
        ) {
            $0.register(path: "/moments", navigator: Plain(), file: "R.swift", line: 1)
            $0.register(path: "/moments/*", navigator: Plain(), file: "R.swift", line: 2)
            $0.register(
                path: "/moments/:id?", navigator: PageNavigator<Optional>(), file: "R.swift",
                line: 3)
        },
        IssueCase(
            "a path that others cover can never be reached",
            [
                "/on/:id(bool) can never be reached: others answer all that it does, as /on/true, "
                    + "registered at R.swift:1, answers /on/true; remove it, or make the others "
                    + "narrower"
            ]
        ) {
            $0.register(path: "/on/true", navigator: Plain(), file: "R.swift", line: 1)
            $0.register(path: "/on/false", navigator: Plain(), file: "R.swift", line: 2)
            $0.register(path: "/on/:id(bool)", navigator: PageNavigator<Optional>())
        },
        IssueCase(
            "an enumeration does not mean what it says",
            [
                "/p/:id(int|uint) lists the texts 'int' and 'uint', which are also names of types "
                    + "or constraints; write one of them, (int), or register a RouteConstraint that "
                    + "accepts what all of them do",
                "/q/:id(a|A) lists 'A' twice, as case is ignored; remove one of them",
            ]
        ) {
            for path in ["/p/:id(int|uint)", "/q/:id(a|A)"] {
                $0.register(path: path, navigator: PageNavigator<Optional>())
            }
        },
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
        },
    ]

    private nonisolated static let constraints = [
        IssueCase(
            "constraints that are not registered",
            [
                "/a/:id(skku) names the constraint 'skku', which is not registered; did you mean "
                    + "'sku'?",
                "/b/:id(Int) names the constraint 'Int', which is not registered; did you mean "
                    + "'int'?",
                "/c/:id(elsewhere) names the constraint 'elsewhere', which is not registered; "
                    + "register it, or correct its name",
            ]
        ) {
            $0.register(RouteConstraint("sku", example: "1") { _ in true })
            for path in ["/a/:id(skku)", "/b/:id(Int)", "/c/:id(elsewhere)"] {
                $0.register(path: path, navigator: PageNavigator<Optional>())
            }
        },
        IssueCase(
            "a constraint refuses its own example",
            [
                "/p/:id(sku) names the constraint 'sku', which refuses its own example 'ab'; "
                    + "give it an example that it accepts"
            ]
        ) {
            $0.register(RouteConstraint("sku", example: "ab") { $0.count == 3 })
            $0.register(path: "/p/:id(sku)", navigator: PageNavigator<Optional>())
        },
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
        },
        IssueCase(
            "constraints whose names or declarations can't be right",
            [
                "the constraint 'Int' has the name of a type, so (Int) in a path never means it; "
                    + "give it another name",
                "no path can name the constraint 'a-b'; use ASCII letters, digits and '_'",
                "'odd' is narrower than the constraint 'sku', which is not registered; register "
                    + "it, or correct its name",
            ]
        ) {
            for (name, other) in [("Int", "odd"), ("a-b", "odd"), ("odd", "sku")] {
                $0.register(
                    RouteConstraint(name, example: "1") { _ in true }.narrower(than: other))
            }
        },
    ]

    @Test(arguments: paths + constraints)
    func `is reported at the start with what to do`(issue: IssueCase) {
        #expect(startIssues(issue.register) == issue.issues)
    }
}
