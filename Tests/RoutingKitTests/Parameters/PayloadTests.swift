import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
@MainActor
struct `A payload` {
    struct Checkout: Decodable, Sendable {
        let items: Payload<[Line]>
        let coupon: String?
    }

    struct Line: Codable, Hashable, Sendable {
        let name: String
        let price: Double
    }

    struct MaybeNote: Decodable, Sendable {
        let note: Payload<String>?
    }

    final class Draft: Codable, Sendable {
        let text: String

        init(text: String) {
            self.text = text
        }
    }

    struct DraftParameters: Decodable, Sendable {
        let draft: Payload<Draft>
    }

    @Test
    func `it travels beside the URL`() async throws {
        let lines = [Line(name: "a", price: 1), Line(name: "b", price: 2.5)]
        let received = try await receive(
            "/checkout?coupon=x", at: "/checkout", as: Checkout.self, payload: RouteValue(lines))
        #expect(received?.items.value == lines)
        #expect(received?.coupon == "x")
    }

    @Test
    func `an instance of the same class arrives as that instance`() async throws {
        let draft = Draft(text: "hello")
        let received = try await receive(
            "/draft", at: "/draft", as: DraftParameters.self, payload: RouteValue(draft))
        #expect(received?.draft.value === draft)
    }

    @Test
    func `a required one that is not there is named by its type`() async {
        await #expect(
            throws: RouteError(
                url: "/checkout", reason: .parameter(.missingPayload(type: "[Line]")))
        ) {
            try await receive("/checkout", at: "/checkout", as: Checkout.self)
        }
    }

    @Test
    func `an optional one may be there or not`() async throws {
        let without = try await receive("/note", at: "/note", as: MaybeNote.self)
        #expect(without?.note == nil)
        let with = try await receive(
            "/note", at: "/note", as: MaybeNote.self, payload: RouteValue("hello"))
        #expect(with?.note?.value == "hello")
    }

    @Test
    func `an optional one that is there must fit`() async {
        let reason = ParameterError.invalidPayload(path: "", problem: "String is expected")
        await #expect(throws: RouteError(url: "/note", reason: .parameter(reason))) {
            try await receive("/note", at: "/note", as: MaybeNote.self, payload: RouteValue([1]))
        }
    }

    @Test(arguments: RouteOrigin.outside)
    func `a request from outside has none`(origin: RouteOrigin) async throws {
        let received = try await receive(
            origin.url(of: "/note"), at: "/note", as: MaybeNote.self, from: origin,
            payload: RouteValue("hello"))
        #expect(received != nil)
        #expect(received?.note == nil)
        #expect(RouteRequest(url: nil, origin: origin, payload: RouteValue(1)).payload == nil)
    }

    @Test
    func `a URL can't replace one`() async {
        await #expect(throws: RouteError.self) {
            try await receive("/note?draft=hello", at: "/note", as: DraftParameters.self)
        }
    }
}
