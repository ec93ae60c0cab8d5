import RoutingEngine
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
@MainActor
struct `A repeated parameter` {
    @Test(arguments: [
        ("?value=a&value=b", ["a", "b"]), ("?value=b&x=1&VALUE=a", ["b", "a"]),
        ("?value=a", ["a"]), ("?value=", [""]), ("?value=a&value=a", ["a", "a"]), ("", []),
        ("?value=a,b", ["a,b"]), ("?value%5B%5D=a&VALUE%5b%5d=b&value=c", ["a", "b", "c"]),
    ])
    func `it is an array where one is declared`(query: String, values: [String]) async throws {
        let received = try await receive("/list\(query)", at: "/list", as: One<[String]>.self)
        #expect(received?.value == values)
    }

    @Test
    func `an optional array is nil if it is not there`() async throws {
        #expect(try await receive("/list", at: "/list", as: Maybe<[Int]>.self) == Maybe(value: nil))
        let received = try await receive("/list?value=1", at: "/list", as: Maybe<[Int]>.self)
        #expect(received == Maybe(value: [1]))
    }

    @Test
    func `each element has the type of the array`() async throws {
        let url = "/list?value=1&value=x&value=3"
        let reason = ParameterError.invalid(name: "value", value: "x", type: "Int")
        await #expect(throws: RouteError(url: url, reason: .parameter(reason))) {
            try await receive(url, at: "/list", as: One<[Int]>.self)
        }
    }

    @Test
    func `empty elements are absent unless they are values`() async throws {
        let url = "/list?value=&value=1&value="
        #expect(try await receive(url, at: "/list", as: One<[Int]>.self)?.value == [1])
    }

    @Test
    func `brackets after its name hide no private value`() async throws {
        struct Codes: Decodable, Sendable { let codes: [Private<String>] }
        let app = try await Fixture {
            $0.register(path: "/codes", navigator: PageNavigator<Codes>())
        }
        #expect(await app.open("/codes?codes%5B%5D=hunter2").url?.contains("hunter2") == false)
    }

    @Test
    func `its elements may be choices`() async throws {
        let url = "/list?value=URL&value=PHOTOS"
        #expect(
            try await receive(url, at: "/list", as: One<[Kind]>.self)?.value == [.url, .photos])
    }

    @Test(arguments: ["?value=1&value=2", "?value=1&value=1", "?value=1&VALUE=2", "?value&value"])
    func `it is refused where one value is declared`(query: String) async throws {
        let url = "/one\(query)"
        let error = RouteError(url: url, reason: .parameter(.repeated(name: "value")))
        await #expect(throws: error) { try await receive(url, at: "/one", as: One<String>.self) }
        await #expect(throws: error) { try await receive(url, at: "/one", as: Maybe<String>.self) }
    }
}
