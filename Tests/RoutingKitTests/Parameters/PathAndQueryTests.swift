import RouteMatching
import RoutingEngine
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
@MainActor
struct `Parameters of path and query` {
    struct Mixed: Codable, Hashable, Sendable {
        let id: Int
        let userName: String
        let color: String?
    }

    @Test
    func `they are decoded together`() async throws {
        let mixed = try await receive(
            "/item/7?userName=ann&color=red", at: "/item/:id", as: Mixed.self)
        #expect(mixed == Mixed(id: 7, userName: "ann", color: "red"))
    }

    @Test(arguments: ["username", "USERNAME", "UserName", "user%4Eame"])
    func `a name is read without regard to case`(name: String) async throws {
        let mixed = try await receive("/item/7?\(name)=ann", at: "/item/:ID", as: Mixed.self)
        #expect(mixed == Mixed(id: 7, userName: "ann", color: nil))
    }

    @Test(arguments: ["id=8", "ID=8", "%69d=8", "id=7", "id", "id=", "a=b&id=8"])
    func `a query can't override the path`(query: String) async throws {
        let url = "/item/7?\(query)"
        let error = RouteError(url: url, reason: .parameter(.repeated(name: "id")))
        await #expect(throws: error) {
            try await receive(url, at: "/item/:id", as: ItemParameters.self)
        }
    }

    @Test(arguments: ["value=8", "VALUE=8"])
    func `a query can't add to an array in the path`(query: String) async throws {
        let url = "/list/7?\(query)"
        await #expect(throws: RouteError(url: url, reason: .parameter(.repeated(name: "value")))) {
            try await receive(url, at: "/list/:value", as: One<[Int]>.self)
        }
        #expect(try await receive("/list/7", at: "/list/:value", as: One<[Int]>.self)?.value == [7])
    }

    @Test
    func `a name that is not declared never reaches the Navigator`() async throws {
        // A dictionary takes every name that there is.
        let received = try await receive(
            "/all?utm_source=x&id=1", at: "/all", as: [String: Int].self)
        #expect(received == [:])
    }

    @Test
    func `a name that is not declared is no part of the screen's URL`() async throws {
        let app = try await Fixture {
            $0.register(path: "/item/:id", navigator: PageNavigator<ItemParameters>())
        }
        let outcome = await app.open("/ITEM/7?utm_source=x&utm_source=y")
        #expect(outcome.parameters.items == [.init(name: "id", value: "7")])
        #expect(app.path == ["/home", "/item/7"])
    }

    @Test
    func `the name of a payload in a query says nothing`() async throws {
        let navigator = PageNavigator<Attached>()
        let app = try await Fixture { $0.register(path: "/attached", navigator: navigator) }
        let outcome = await app.open("/attached?items=1", payload: RouteValue([2]))
        #expect(navigator.received.map(\.items.value) == [[2]])
        #expect(outcome.parameters.items == [])
        #expect(app.path == ["/home", "/attached"])
    }

    struct Attached: Decodable, Sendable {
        let items: Payload<[Int]>
    }

    @Test(arguments: [("", nil), ("?value=", ""), ("?value", ""), ("?value=a", "a")])
    func `an optional text may be left out, and may be empty`(
        query: String, value: String?
    ) async throws {
        let received = try await receive("/maybe\(query)", at: "/maybe", as: Maybe<String>.self)
        #expect(received == Maybe(value: value))
    }

    @Test
    func `an optional value that isn't a text is absent if it is empty, as forms send it`()
        async throws
    {
        let url = "/maybe?value="
        #expect(try await receive(url, at: "/maybe", as: Maybe<Int>.self)?.value == .some(nil))
        #expect(try await receive(url, at: "/maybe", as: Maybe<Double>.self)?.value == .some(nil))
        #expect(try await receive(url, at: "/maybe", as: Maybe<Kind>.self)?.value == .some(nil))
        #expect(try await receive(url, at: "/maybe", as: Maybe<[Int]>.self)?.value == [])
        #expect(
            try await receive("/maybe?value", at: "/maybe", as: Maybe<Bool>.self)?.value == true)
        let reason = ParameterError.invalid(name: "value", value: "", type: "Int")
        await #expect(throws: RouteError(url: url, reason: .parameter(reason))) {
            try await receive(url, at: "/maybe", as: One<Int>.self)
        }
    }

    @Test
    func `the screen is named with the declared spelling of its parameters`() async throws {
        let app = try await Fixture {
            $0.register(path: "/Item/:id", navigator: PageNavigator<Mixed>())
        }
        await app.open("/ITEM/7/?USERNAME=A%2fb&x=1#y")
        #expect(app.path == ["/home", "/Item/7?userName=A%2Fb"])
    }
}
