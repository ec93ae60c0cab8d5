import Foundation
import RoutingEngine
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
@MainActor
struct `A wrong parameter` {
    struct Everything: Codable, Hashable, Sendable {
        let id: Int
        let kind: Kind
        let price: Double?
        let key: UUID?
        let link: URL?
        let flags: [Bool]?
    }

    @Test(arguments: [
        ("/all/x?kind=URL", "'id' is 'x', but Int is expected. Correct its value."),
        ("/all/1?kind=url", "'kind' is 'url', but URL|PHOTOS is expected. Correct its value."),
        ("/all/1?kind=", "'kind' is '', but URL|PHOTOS is expected. Correct its value."),
        (
            "/all/1?kind=URL&price=1e3",
            "'price' is '1e3', but Double is expected. Correct its value."
        ),
        ("/all/1?kind=URL&key=1", "'key' is '1', but UUID is expected. Correct its value."),
        ("/all/1?kind=URL&link=a", "'link' is 'a', but URL is expected. Correct its value."),
        (
            "/all/1?kind=URL&flags=true&flags=2",
            "'flags' is '2', but Bool is expected. Correct its value."
        ),
    ])
    func `that is malformed is named with URL, key, value and type`(
        url: String, problem: String
    ) async throws {
        let error = try await error(of: url, as: Everything.self)
        #expect(error?.description == "'\(url)' can't be opened: the parameter \(problem)")
        #expect(error?.code == "invalid-parameter")
    }

    @Test
    func `that is missing is named with URL, key and type`() async throws {
        let error = try await error(of: "/all/1", as: Everything.self)
        #expect(
            error?.description == "'/all/1' can't be opened: "
                + "the parameter 'kind' (URL|PHOTOS) is missing. Add it to the link.")
        #expect(error?.code == "missing-parameter")
    }

    @Test
    func `that is repeated is named with URL and key`() async throws {
        let error = try await error(of: "/all/1?kind=URL&KIND=URL", as: Everything.self)
        #expect(
            error?.description == "'/all/1?kind=URL&KIND=URL' can't be opened: the parameter "
                + "'kind' is given more than once, but takes one value. Give it once.")
        #expect(error?.code == "repeated-parameter")
    }

    @Test
    func `a value is shown decoded, as it was read`() async throws {
        let error = try await error(of: "/all/a%20b?kind=URL", as: Everything.self)
        #expect(error?.reason == .parameter(.invalid(name: "id", value: "a b", type: "Int")))
    }

    @Test
    func `the Navigator is not called`() async throws {
        let navigator = PageNavigator<ItemParameters>()
        let app = try await Fixture { $0.register(path: "/item/:id", navigator: navigator) }
        await app.open("/item/x")
        #expect(navigator.received == [])
        #expect(app.path == ["/home"])
    }

    private func error<Parameters: Decodable & Sendable>(
        of url: String, as type: Parameters.Type
    ) async throws -> RouteError? {
        await #expect(throws: RouteError.self) { try await receive(url, at: "/all/:id", as: type) }
    }
}
