import Foundation
import RoutingTestSupport
import Testing

@testable import RouteContract

@MainActor
struct `The contract of an app` {
    private struct Order: Decodable {
        let id: Int
        let size: Size?
        let tags: [String]
        let link: URL?
        let isNew: Bool
        let token: Private<String>?
        let items: Payload<[Item]>
    }

    private enum Size: String, CaseIterable, Decodable {
        case small, large
    }

    private struct Item: Codable {
        let url: URL
        let note: String?
        let parts: [Item]
    }

    private struct OrderLink: LinkTemplate {
        static let path = "/order/:id"
        let id: Int
    }

    private struct LostLink: LinkTemplate {
        static let path = "/lost"
    }

    private struct OrderNavigator: Navigating {
        static let isAction = true
        static let effect = RouteEffect.changes
        static let valueType: (any Decodable.Type)? = Item.self
        static let links: [any LinkTemplate.Type] = [OrderLink.self, LostLink.self]
        func destination(for parameters: Order) -> Destination { .value(1) }
    }

    private func launch() async throws -> AppRouter {
        try await Fixture { router in
            router.register(path: "/order/:id", navigator: OrderNavigator())
            router.redirect("/o/:id", to: "/order/:id")
        }.router
    }

    private func contract() async throws -> RouteContract {
        RouteContract(of: try await launch(), version: AppVersion(1, 2, 3))
    }

    @Test func `a contract has the parameters of each route, with the structure of payloads`()
        async throws
    {
        let route = try #require(try await contract().routes.first { $0.path == "/order/:id" })
        #expect(
            route.parameters.map(\.name) == [
                "id", "size", "tags", "link", "isNew", "token", "items",
            ])
        #expect(
            route.parameters.map { "\($0.type)" } == [
                #""Int""#, #""small|large""#, #"["String"]"#, #""URL""#, #""Bool""#, #""String""#,
                #"[{"note?":"String","parts":["Item"],"url":"URL"}]"#,
            ])
        #expect(route.parameters.map(\.required) == [true, nil, nil, nil, true, nil, true])
        #expect(route.parameters.map(\.private).firstIndex(of: true) == 5)
        #expect(route.parameters.map(\.payload).firstIndex(of: true) == 6)
        let value = #"{"note?":"String","parts":["Item"],"url":"URL"}"#
        #expect(route.value.map { "\($0)" } == value)
    }

    @Test func `a contract has the links of each feature, and what they open`() async throws {
        let features = try await contract().features
        #expect(features.map(\.name) == ["RouteContractTests"])
        #expect(features.first?.links.map(\.opens) == [nil, "/order/:id"])
    }

    @Test func `a contract reads back from its text`() async throws {
        let contract = try await contract()
        #expect(try RouteContract(Data(contract.json.utf8)) == contract)
        #expect(contract.json.contains(#""version" : "1.2.3""#))
    }

    @Test(
        arguments: rows(
            of: #"""
                {"version": "1.0"
                    it is not JSON in UTF-8
                {"version": "1.0", "version": "2.0"}
                    version: it is there twice, and readers of JSON disagree which counts
                {"hosts": []}
                    'version' is missing
                {"version": "+1"}
                    version: '+1' is no version; an example is 1.10.0
                {"version": "1.0", "hosts": [], "schemes": [], "routes": [{"module": "App"}]}
                    routes[0]: 'path' is missing
                """#)
            + rows(
                of: #"""
                    /a/:
                        routes[1].path: the path /a/: is wrong at column 5: expected a name
                    /Cart
                        routes[1].path: an earlier route has this path; remove one of them
                    """#
            ).map { (RouteContract(routes: [.open("/cart"), .open($0.input)]).json, $0.end) })
    func `a contract that can't be read is named with the place and the reason`(
        json: String, reason: String
    ) {
        let error = #expect(throws: DecodingError.self) { try RouteContract(Data(json.utf8)) }
        #expect(error?.sentence.hasPrefix(reason) == true, "\(error?.sentence ?? "")")
    }

    @Test func `a contract knows the place of each route`() async throws {
        let place = RouteContract.sites(of: try await launch())["/order/:id"]
        #expect(place?.file == "RouteContractTests/ContractTests.swift")
    }
}
