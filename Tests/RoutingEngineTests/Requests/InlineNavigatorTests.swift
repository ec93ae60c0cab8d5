import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@Suite
@MainActor
struct `An inline Navigator` {
    private struct Seller: Decodable { let id: Int }

    private func fixture() async throws -> Fixture {
        try await Fixture {
            $0.register(
                path: "/seller/:id",
                navigator: InlineNavigator { (seller: Seller) in
                    if seller.id == 0 { throw NotFound("seller 0") }
                    return .screen(PageScreen(title: "Seller \(seller.id)"))
                })
        }
    }

    @Test
    func `shows the screen that its closure makes`() async throws {
        let app = try await fixture()
        #expect(await app.open("/seller/7").title == "Seller 7")
    }

    @Test
    func `refuses what its parameters or its closure refuse`() async throws {
        let app = try await fixture()
        #expect(await app.open("/seller/x").error?.code == "invalid-parameter")
        #expect(await app.open("/seller/0").error?.code == "not-found")
    }

    @Test
    func `takes a structure, and the start says so for anything else`() {
        let issues = startIssues {
            $0.register(
                path: "/seller/:id",
                navigator: InlineNavigator { (id: Int) in .screen(PageScreen(title: "\(id)")) })
        }
        let sentence = "must be a structure with a property for each of them"
        #expect(issues.count == 1 && issues[0].contains(sentence), "\(issues)")
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
    func `has parameters that accept example values, or the start says how`() {
        let issues = startIssues {
            $0.register(
                path: "/even/:id",
                navigator: InlineNavigator { (_: EvenNumber) in .screen(PageScreen(title: "even")) }
            )
        }
        let sentence = "init(from:) throws for example values; let the types of the properties"
        #expect(issues.count == 1 && issues[0].contains(sentence), "\(issues)")
    }
}
