import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingKit

private struct Line: Codable, Hashable, Sendable {
    let name: String
    let price: Double
}

@MainActor
struct `A payload` {
    private struct Checkout: Decodable, Sendable {
        let items: Payload<[Line]>
        let coupon: String?
    }

    private struct MaybeNote: Decodable, Sendable {
        let note: Payload<String>?
    }

    @Test func `a payload travels beside the URL, and is named where it is missing`() async throws {
        let lines = [Line(name: "a", price: 1), Line(name: "b", price: 2.5)]
        let received = try await receive(
            "/checkout?coupon=x", at: "/checkout", as: Checkout.self, payload: RouteValue(lines))
        #expect(received?.items.value == lines)
        #expect(received?.coupon == "x")
        // A URL can't replace it.
        let reason = RouteError.Reason.parameter(.missingPayload(type: "[Line]"))
        await #expect(throws: RouteError(url: "/checkout?•••", reason: reason)) {
            try await receive("/checkout?items=a", at: "/checkout", as: Checkout.self)
        }
    }

    @Test func `an optional payload may be there or not, but must fit`() async throws {
        let without = try await receive("/note", at: "/note", as: MaybeNote.self)
        #expect(without != nil)
        #expect(without?.note == nil)
        let with = try await receive(
            "/note", at: "/note", as: MaybeNote.self, payload: RouteValue("hello"))
        #expect(with?.note?.value == "hello")
        let reason = ParameterError.invalidPayload(path: "", problem: "String is expected")
        await #expect(throws: RouteError(url: "/note", reason: .parameter(reason))) {
            try await receive("/note", at: "/note", as: MaybeNote.self, payload: RouteValue([1]))
        }
    }

    @Test(arguments: RouteOrigin.outside)
    func `a request from outside has no payload`(origin: RouteOrigin) async throws {
        let received = try await receive(
            origin.url(of: "/note"), at: "/note", as: MaybeNote.self, from: origin,
            payload: RouteValue("hello"))
        #expect(received != nil)
        #expect(received?.note == nil)
        #expect(RouteRequest(url: nil, origin: origin, payload: RouteValue(1)).payload == nil)
    }
}

struct `A value that crosses between features` {
    private final class Model: Codable, Sendable {}

    private struct Order: Codable, Sendable {
        let items: [Line]
        let buyer: String
        let values: [Double]
        let limit: Double?
        let dates: [Date?]
    }

    /// The same structure as the receiver declares it.
    private struct Received: Decodable, Equatable {
        let items: [Line]
        let values: [Double]
        let limit: Double?
        let dates: [Date?]
    }

    @Test func `a value of one type arrives by reference, of others exactly by structure`() throws {
        let model = Model()
        #expect(try RouteValue(model).decoded(as: Model.self) === model)
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000.123_456_7)
        let values = [0.1, 1e300, -.leastNonzeroMagnitude, .infinity, 3]
        let (items, dates) = ([Line(name: "tea", price: 2.5)], [date, nil])
        let order = Order(items: items, buyer: "ann", values: values, limit: nil, dates: dates)
        let received: Received = try RouteValue(order).decoded()
        #expect(received == Received(items: items, values: values, limit: nil, dates: dates))
        #expect(try RouteValue([String: Int]()).decoded(as: Maybe<Double>.self).value == nil)
        #expect(try RouteValue(Maybe<Int>(value: nil)).decoded(as: Maybe<Double>.self).value == nil)
    }

    @Test func `a value that doesn't fit is refused with the place inside`() {
        for (value, path, problem) in [
            (
                RouteValue(["items": [["name": "a", "price": "1"]]]), "items[0].price",
                "Double is expected"
            ),
            (RouteValue(["items": [["name": "a"]]]), "items[0]", "'price' is missing"),
        ] {
            #expect(throws: ParameterError.invalidPayload(path: path, problem: problem)) {
                try value.decoded(as: Received.self)
            }
        }
        let error = #expect(throws: ParameterError.self) {
            try RouteValue(Unwritable()).decoded(as: One<Double>.self)
        }
        #expect(error?.description.contains("it can't be encoded") == true)
    }

    @Test func `a number arrives as any type that holds it, and no other`() throws {
        #expect(try RouteValue([3, 200]).decoded(as: [Double].self) == [3, 200])
        #expect(try RouteValue([3.0]).decoded(as: [Int].self) == [3])
        #expect(try RouteValue([UInt64.max]).decoded(as: [UInt64].self) == [.max])
        for number in [0.5, 300, -1] {
            let error = #expect(throws: ParameterError.self) {
                try RouteValue(["n": [number]]).decoded(as: [String: [UInt8]].self)
            }
            #expect(error?.code == "invalid-payload")
        }
        #expect(throws: ParameterError.self) { try RouteValue(["1"]).decoded(as: [Int].self) }
    }

    @Test func `a value as text is JSON with sorted keys, escapes and masks`() throws {
        let url = try #require(URL(string: "b?c", relativeTo: URL(string: "https://a.example/")))
        #expect(try RouteValue([url]).decoded(as: [String].self) == ["https://a.example/b?c"])
        let id = UUID()
        #expect(try RouteValue([id]).decoded(as: [String].self) == [id.uuidString])
        #expect(RouteValue(["b": "/x", "a": "é"]).json == #"{"a":"é","b":"/x"}"#)
        #expect(RouteValue(3).json == "3")
        #expect(RouteValue(["draft": Private("hunter2")]).json == #"{"draft":"•••"}"#)
        #expect(RouteValue(Unwritable()).json == "null")
    }
}
