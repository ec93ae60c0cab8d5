import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@Suite
@MainActor
struct `The type of a parameter` {
    private struct Nested: Codable, Hashable, Sendable {
        let id: Int
    }

    private enum Sorting: String, Codable, Sendable {
        case newest, oldest
    }

    private enum Level: Int, Codable, Sendable {
        case low = 10
        case high = 20
    }

    /// A property of each type before another one, so that the refused one is named.
    private struct After<Value: Codable & Hashable & Sendable>: Decodable, Sendable {
        let id: Int
        let value: Value?
        let last: String?
    }

    private func issues<Value: Codable & Hashable & Sendable>(_ type: Value.Type) -> [String] {
        startIssues { $0.register(path: "/p/:id", navigator: PageNavigator<After<Value>>()) }
    }

    @Test
    func `is refused at the start by name if no URL can fill it`() {
        let found: [(String, [String])] = [
            ("Nested", issues(Nested.self)), ("[Nested]", issues([Nested].self)),
            ("[[Int]]", issues([[Int]].self)), ("Decimal", issues(Decimal.self)),
            ("Data", issues(Data.self)), ("Set<Int>", issues(Set<Int>.self)),
            ("Locale", issues(Locale.self)), ("TimeZone", issues(TimeZone.self)),
            ("Dictionary<String, Int>", issues([String: Int].self)),
        ]
        for (type, issues) in found {
            #expect(issues.count == 1)
            #expect(
                issues.first?.hasPrefix("the parameter 'value: \(type)' of PageNavigator") == true,
                "\(issues)")
        }
    }

    @Test
    func `works if one value of a URL can fill it`() {
        #expect(issues(URL.self).isEmpty && issues(UUID.self).isEmpty && issues(Date.self).isEmpty)
        #expect(issues(Bool.self).isEmpty && issues(Double.self).isEmpty)
        #expect(issues([String].self).isEmpty && issues([Date].self).isEmpty)
        #expect(issues(Sorting.self).isEmpty && issues([Level].self).isEmpty)
    }

    private struct EvenNumber: Decodable {
        private enum CodingKeys: CodingKey { case id }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard try container.decode(Int.self, forKey: .id).isMultiple(of: 2) else {
                throw ParameterError.invalid(name: "id", value: "1", type: "an even number")
            }
        }
    }

    @Test
    func `is a structure that accepts example values, or the start says how`() {
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

    @Test
    func `may be an enumeration that doesn't list its cases`() async throws {
        struct Parameters: Decodable, Sendable {
            let sort: Sorting
            let level: Level
        }
        let found = try await receive("/p?sort=oldest&level=20", at: "/p", as: Parameters.self)
        #expect(found?.sort == .oldest && found?.level == .high)
        await #expect(throws: RouteError.self) {
            try await receive("/p?sort=cheapest&level=20", at: "/p", as: Parameters.self)
        }
    }

    @Test
    func `may be an enumeration with a single case only if it lists it`() {
        enum One: String, Codable { case only }
        enum Listed: String, Codable, CaseIterable { case only }
        #expect(issues(Listed.self).isEmpty)
        #expect(issues(One.self).first?.hasPrefix("the parameter 'value: One'") == true)
    }
}
