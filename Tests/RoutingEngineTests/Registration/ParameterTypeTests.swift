import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingEngine

struct `The type of a parameter` {
    private nonisolated enum Sorting: String, Codable, Sendable {
        case newest, oldest
    }

    private nonisolated enum Level: Int, Codable, Sendable {
        case low = 10
        case high = 20
    }

    /// A property of each type before another one, so that the refused one is named.
    private nonisolated struct After<Value: Codable & Hashable & Sendable>: Decodable, Sendable {
        let id: Int
        let value: Value?
        let last: String?
    }

    private func issues<Value: Codable & Hashable & Sendable>(_ type: Value.Type) -> [String] {
        startIssues { $0.pages("/p/:id", of: After<Value>.self) }
    }

    @Test func `a type of a parameter that no URL can fill is refused at the start by name`() {
        let found: [(String, [String])] = [
            ("ItemParameters", issues(ItemParameters.self)),
            ("[ItemParameters]", issues([ItemParameters].self)),
            ("[[Int]]", issues([[Int]].self)), ("Decimal", issues(Decimal.self)),
            ("Data", issues(Data.self)), ("Set<Int>", issues(Set<Int>.self)),
            ("Locale", issues(Locale.self)), ("TimeZone", issues(TimeZone.self)),
            ("Dictionary<String, Int>", issues([String: Int].self)),
        ]
        for (type, issues) in found {
            let problem = "the parameter 'value: \(type)' of PageNavigator"
            #expect(issues.count == 1, "\(issues)")
            #expect(issues[0].hasPrefix(problem), "\(issues)")
        }
    }

    private nonisolated struct EvenNumber: Decodable, Sendable {
        private enum CodingKeys: CodingKey { case id }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard try container.decode(Int.self, forKey: .id).isMultiple(of: 2) else {
                throw ParameterError.invalid(name: "id", value: "1", type: "an even number")
            }
        }
    }

    @Test func `parameters are a structure that accepts example values, or the start says how`() {
        let issues = startIssues {
            $0.register(
                path: "/seller/:id",
                navigator: InlineNavigator { (id: Int) in .screen(PageScreen(title: "\(id)")) })
            $0.register(
                path: "/even/:id",
                navigator: InlineNavigator { (_: EvenNumber) in .screen(PageScreen(title: "even")) }
            )
        }
        #expect(issues.count == 2)
        #expect(issues.first?.contains("must be a structure with a property for each") == true)
        #expect(issues.last?.contains("init(from:) throws for example values; let") == true)
    }

    @Test func `an enumeration needs to list its cases only if it has a single one`() async throws {
        nonisolated struct Parameters: Decodable, Sendable {
            let sort: Sorting
            let level: Level
        }
        let found = try await receive("/p?sort=oldest&level=20", at: "/p", as: Parameters.self)
        #expect(found?.sort == .oldest)
        #expect(found?.level == .high)
        await #expect(throws: RouteError.self) {
            try await receive("/p?sort=cheapest&level=20", at: "/p", as: Parameters.self)
        }
        nonisolated enum One: String, Codable, Sendable { case only }
        nonisolated enum Listed: String, Codable, CaseIterable, Sendable { case only }
        #expect(issues(Listed.self).isEmpty)
        #expect(issues(One.self).first?.hasPrefix("the parameter 'value: One'") == true)
    }

    private nonisolated struct Archive: Decodable, Sendable {
        let year: Int?
        let rest: [String]
    }

    @Test(
        arguments: [
            ("/archive", nil, []), ("/archive/2024", 2024, []),
            ("/archive/2024/a/b", 2024, ["a", "b"]),
        ] as [(String, Int?, [String])])
    func `parameters receive an optional part of a path, and its rest, which may be empty`(
        url: String, year: Int?, rest: [String]
    ) async throws {
        let received = try await receive(url, at: "/archive/:year?/**rest?", as: Archive.self)
        #expect(received?.year == year)
        #expect(received?.rest == rest)
    }

    private nonisolated struct Arrived: Decodable, Sendable {
        let id: Int
        let arrival: RouteArrival
        let optional: RouteArrival?
        let page: Int?
    }

    @Test(arguments: [RouteOrigin.app, .universalLink, .push])
    func `an arrival has the origin of the request, whatever the URL or a redirect says`(
        origin: RouteOrigin
    ) async throws {
        let navigator = PageNavigator<Arrived>()
        let app = try await Fixture {
            $0.register(path: "/p/:id", navigator: navigator, access: .external)
            $0.redirect("/old/:id", to: "/p/:id")
        }
        for path in ["/p/7?page=2&arrival=app", "/old/7"] {
            let url = origin.url(of: path)
            #expect(await app.code(url, from: origin) == nil)
            let received = try #require(navigator.received.last)
            #expect(received.id == 7)
            #expect(received.page == (path.contains("page") ? 2 : nil))
            #expect(received.arrival.origin == origin)
            #expect(received.arrival.trust == RouteTrust(origin))
            #expect(received.optional == received.arrival)
        }
        #expect(app.router.routes[1].parameters.map(\.name) == ["id", "page"])
    }
}
