import Foundation
import RoutingTestSupport
import Testing

@testable import RouteContract

struct `The check of a contract` {
    private let released = RouteContract(
        version: AppVersion(1, 4, 2), routes: [.open("/product/:id")])
    private let allowance = ContractAllowance(
        change: .route, subject: "/product/:id", major: 1, because: "the shop is closed")
    private let stale =
        "stale allowance: no route of /product/:id breaks in version 1; remove it"

    @Test(arguments: [
        (["/product/:id"], "1.4.2", false, true, "1.4.2"),
        (["/product/:id", "/cart"], "1.4.2", false, true, "1.5.0"),
        ([], "1.4.2", false, false, "2.0.0"),
        // Links know no version.
        ([], "2.0.0", false, false, "2.0.0"),
        ([], "1.4.2", true, true, "1.5.0"),
        // An allowance ends with its major version.
        ([], "2.0.0", true, false, "2.0.0"),
    ])
    func `the check passes what breaks nothing or is allowed, and asks for a version`(
        paths: [String], version: String, isAllowed: Bool, passes: Bool, smallest: String
    ) throws {
        let version = try #require(AppVersion(version))
        let new = RouteContract(version: version, routes: paths.map { .open($0) })
        let check = ContractCheck(
            new, against: released, allowances: isAllowed ? [allowance] : [])
        #expect(check.isPassed == passes)
        #expect(check.smallestVersion.description == smallest)
        let isStale = isAllowed ? !passes : false
        #expect(check.text.contains(stale) == isStale)
    }

    @Test(arguments: [
        (#"{"change":"rout","subject":"/a","major":1,"because":"x"}"#, "did you mean 'route'?"),
        (#"{"change":"route","subject":"/a","major":1}"#, "because"),
    ])
    func `the check reads no allowance without a known fact and a reason`(
        json: String, part: String
    ) {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ContractAllowance.self, from: Data(json.utf8))
        }
        #expect("\(String(describing: error))".contains(part))
    }

    @Test
    func `the check reports for people and for GitHub, with places and those who are affected`() {
        var new = RouteContract.sample
        new.routes[0].effect = .changes
        new.schemes.append("m")
        let check = ContractCheck(
            new, against: .sample, allowances: [allowance],
            places: ["/product/:id": CallSite(file: "A,b/Routes.swift", line: 42)])
        #expect(
            check.text == [
                "breaking: effect of /product/:id: opening it changes the user's data "
                    + "(A,b/Routes.swift:42)",
                "  affected: the links of Billing, the links of Reader",
                "for review: scheme of m: the app answers its links, too",
                stale,
                "smallest version: 2.0.0 (the app has 1.0.0)",
            ])
        #expect(
            check.gitHub == [
                "::error file=A%2Cb/Routes.swift,line=42,title=breaking::effect of /product/:id: "
                    + "opening it changes the user's data; affected: the links of Billing, "
                    + "the links of Reader",
                "::warning title=for review::scheme of m: the app answers its links, too",
                "::warning title=stale allowance::no route of /product/:id breaks in version 1; "
                    + "remove it",
                "::notice title=smallest version::2.0.0 (the app has 1.0.0)",
            ])
    }

    @Test func `the check names the file of the module for a route that is gone`() {
        let check = ContractCheck(
            RouteContract(routes: [.open("/cart")]), against: released,
            places: ["/cart": CallSite(file: "AppContainer/Shop.swift", line: 7)])
        #expect(check.text[0].hasSuffix("(AppContainer/Shop.swift)"), "\(check.text)")
    }
}
