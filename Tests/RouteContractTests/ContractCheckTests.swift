import Foundation
import RouteMatching
import RoutingKit
import Testing

@testable import RouteContract

@Suite struct `The check of a contract` {
    private let released = RouteContract(
        version: ContractVersion(1, 4, 2), routes: [.sample("/product/:id")])
    private let allowance = ContractAllowance(
        .routeRemoved, of: "/product/:id", major: 1, because: "the shop is closed")

    private func contract(
        _ paths: String..., version: ContractVersion = ContractVersion(1, 4, 2)
    ) -> RouteContract {
        RouteContract(version: version, routes: paths.map { .sample($0) })
    }

    @Test func `asks for the next major version after a breaking change`() throws {
        let check = try ContractCheck(contract(), against: released)
        #expect(!check.isPassed)
        #expect(check.smallestVersion == ContractVersion(2, 0, 0))
    }

    @Test func `fails with a new major version, too, as links know no version`() throws {
        let new = contract(version: ContractVersion(2, 0, 0))
        #expect(try !ContractCheck(new, against: released).isPassed)
    }

    @Test func `asks for the next minor version after a compatible change`() throws {
        let new = contract("/product/:id", "/cart")
        let check = try ContractCheck(new, against: released)
        #expect(check.isPassed)
        #expect(check.smallestVersion == ContractVersion(1, 5, 0))
    }

    @Test func `asks for no version if nothing changes`() throws {
        let check = try ContractCheck(released, against: released)
        #expect(check.isPassed && check.findings.isEmpty)
        #expect(check.smallestVersion == ContractVersion(1, 4, 2))
    }

    @Test func `passes a breaking change with a reason`() throws {
        let check = try ContractCheck(contract(), against: released, allowances: [allowance])
        #expect(check.isPassed && check.staleAllowances.isEmpty)
        #expect(check.findings.map(\.because) == ["the shop is closed"])
        #expect(check.smallestVersion == ContractVersion(1, 5, 0))
    }

    @Test func `reports an allowance that matches nothing, and passes`() throws {
        let check = try ContractCheck(released, against: released, allowances: [allowance])
        #expect(check.isPassed)
        #expect(check.staleAllowances == [allowance])
        #expect(
            ContractReport(check).text.first
                == "stale allowance: no route-removed of /product/:id is found; "
                + "remove the line from the allowances")
    }

    @Test func `refuses an allowance of another major version`() {
        let new = contract(version: ContractVersion(2, 0, 0))
        let error = #expect(throws: ContractAllowanceError.self) {
            try ContractCheck(new, against: released, allowances: [allowance])
        }
        #expect(
            error?.description
                == "the allowance of route-removed for /product/:id is for version 1, but the app "
                + "has version 2.0.0; remove it")
    }

    @Test(arguments: [
        (#"{"change":"rout-removed","subject":"/a","major":1,"because":"x"}"#, "route-removed"),
        (#"{"change":"route-removed","subject":"/a","major":1,"because":" "}"#, "must say why"),
        (#"{"change":"route-removed","subject":"/a","major":1}"#, "because"),
    ])
    func `reads no allowance without a known change and a reason`(json: String, part: String) {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ContractAllowance.self, from: Data(json.utf8))
        }
        #expect("\(String(describing: error))".contains(part))
    }
}

@Suite struct `The report of a check` {
    private let places = ["/product/:id": CallSite(file: "A,b/Routes.swift", line: 42)]
    private let modules = ["Shop": CallSite(file: "AppContainer/Shop.swift", line: nil)]

    private func report(_ kind: ContractChange.Kind) throws -> ContractReport {
        let rows = `A change of a contract`.rows
        let row = try #require(rows.first { $0.kind == kind })
        return ContractReport(
            try ContractCheck(row.new, against: row.old), places: places, modulePlaces: modules)
    }

    @Test func `names the change, its place and those who are affected`() throws {
        #expect(
            try report(.effectChanges).text == [
                "breaking: effect-changes of /product/:id: opening it changes the user's data "
                    + "(A,b/Routes.swift:42)",
                "  affected: the links of Chat, the links of Moments",
                "smallest version: 2.0.0 (the app has 1.0.0)",
            ])
    }

    @Test func `is a list of annotations for GitHub`() throws {
        #expect(
            try report(.effectChanges).gitHub == [
                "::error file=A%2Cb/Routes.swift,line=42,title=effect-changes::"
                    + "effect-changes of /product/:id: opening it changes the user's data; "
                    + "affected: the links of Chat, the links of Moments",
                "::notice title=version::smallest version: 2.0.0 (the app has 1.0.0)",
            ])
        #expect(try report(.buildAdded).gitHub[0].hasPrefix("::warning file="))
        #expect(try report(.effectReads).gitHub[0].hasPrefix("::notice file="))
    }

    @Test func `names the file of the feature for a route that is gone`() throws {
        let row = RouteContract(routes: [ContractRoute("/sale")])
        let check = try ContractCheck(RouteContract(), against: row)
        let report = ContractReport(check, places: places, modulePlaces: modules)
        #expect(report.text[0].hasSuffix("(AppContainer/Shop.swift)"))
    }

    @Test func `is a value for programs`() throws {
        let json = RouteValue(try report(.effectChanges).document).json
        #expect(json.contains(#""change":"effect-changes""#))
        #expect(json.contains(#""file":"A,b/Routes.swift","line":42"#))
        #expect(json.contains(#""passed":false,"smallestVersion":"2.0.0""#))
    }
}
