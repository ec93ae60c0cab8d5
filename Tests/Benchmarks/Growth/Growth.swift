import Foundation
import RouteContract
import RoutingEngine
import RoutingRules
import SiteAssociation

/// Measures what a company's app asks of its routes, in seconds of the processor: `Growth 1000
/// 10000` with 1,000 and 10,000 routes, and half as many redirects.
@main
@MainActor
enum Growth {
    static func main() throws {
        let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        for count in counts.isEmpty ? [1_000] : counts {
            for (name, seconds) in try rows(count) {
                print("\(count)\t\(name)\t\(String(format: "%.4f", seconds))")
            }
        }
    }

    private static func rows(_ count: Int) throws -> [(String, Double)] {
        var rows: [(String, Double)] = []
        func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
            let start = clock()
            let result = try body()
            rows.append((name, Double(clock() - start) / Double(CLOCKS_PER_SEC)))
            return result
        }
        let rules = RouteRules(for: AppVersion(1))
        let router = try measure("start") {
            try AppRouter.started(count, under: rules) { "section\($0)" }
        }
        let renamed = try AppRouter.started(count) { "part\($0)" }
        let changed = try AppRouter.started(count) {
            $0.isMultiple(of: 2) ? "part\($0)" : "section\($0)"
        }
        let contract = measure("contract made") {
            RouteContract(of: router, version: AppVersion(1))
        }
        for (name, other) in [
            ("itself", router), ("all renamed", renamed), ("half changed", changed),
        ] {
            let other = RouteContract(of: other, version: AppVersion(1))
            measure("contract and \(name)") { _ = ContractCheck(other, against: contract) }
        }
        let file = measure("association file") { router.siteAssociation(of: "ABCDE12345.app") }
        let fresh = try router.check(siteAssociation: Data(file.utf8)).issues
        precondition(fresh.isEmpty)
        // With another route the rules are others, so the links of all are asked for.
        let older = Data(file.replacing("/section8/", with: "/chapter8/").utf8)
        let issues = try measure("its check") { try router.check(siteAssociation: older).issues }
        precondition(!issues.isEmpty)
        let document = RuleDocument(
            Data(ruleText(min(count, 1_000)).utf8), named: "rules.json", from: .remoteRule)
        try measure("\(min(count, 1_000)) rules applied") { try rules.apply(document) }
        precondition(rules.skipped.isEmpty)
        let lost = measure("explain, nearest") {
            router.explain("/sectoin8/42", from: .app).description
        }
        precondition(lost.contains("/section8/"))
        return rows
    }

    /// A rule for each route: it closes the route, is for other versions, or redirects to another
    /// route.
    private static func ruleText(_ count: Int) -> String {
        let rules = (0..<count).map { number in
            let path = "/section\(number)/" + (number.isMultiple(of: 2) ? ":id" : "list")
            let part =
                switch number % 3 {
                case 0: #""enabled": false"#
                case 1: #""versions": {"from": "0.9"}"#
                default: #""redirect": "/section1/list""#
                }
            return #"{"path": "\#(path)", \#(part)}"#
        }
        return #"{"rules": [\#(rules.joined(separator: ","))]}"#
    }
}

private final class PageScreen: Screen {
    let title = "Page"
}

private struct ItemParameters: Decodable, Sendable { let id: Int }

extension AppRouter {
    /// A router with as many routes as asked, of which half have a number, and half as many
    /// redirects.
    fileprivate static func started(
        _ count: Int, under rules: RouteRules? = nil, section: (Int) -> String
    ) throws -> AppRouter {
        let router = AppRouter(
            links: UniversalLinks(hosts: ["momentsapp.com"]), stage: HeadlessStage())
        if let rules { router.use(rules) }
        for number in 0..<count {
            let name = section(number)
            // One in five stays in the app.
            let access: Access = number.isMultiple(of: 5) ? .closed : .external
            if number.isMultiple(of: 2) {
                router.register(
                    path: "/\(name)/:id",
                    navigator: InlineNavigator { (_: ItemParameters) in .screen(PageScreen()) },
                    access: access)
                router.redirect("/old/\(name)/:id", to: "/\(name)/:id")
            } else {
                router.register(
                    path: "/\(name)/list",
                    navigator: InlineNavigator { (_: NoParameters) in .screen(PageScreen()) },
                    access: access)
            }
        }
        try router.start()
        return router
    }
}
