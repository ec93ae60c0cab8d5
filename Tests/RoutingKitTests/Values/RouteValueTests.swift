import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
struct `A value that crosses between features` {
    struct Order: Encodable, Sendable {
        let items: [Item]
        let buyer: String?
    }

    struct Item: Encodable, Sendable {
        let name: String
        let price: Double
    }

    /// The same structure as the receiver declares it.
    struct Received: Decodable, Equatable {
        let items: [Line]

        struct Line: Decodable, Equatable {
            let name: String
            let price: Double
        }
    }

    final class Model: Codable, Sendable {
        let name: String

        init(name: String) {
            self.name = name
        }
    }

    @Test
    func `the very same type arrives by reference`() throws {
        let model = Model(name: "a")
        let received: Model = try RouteValue(model).decoded()
        #expect(received === model)
    }

    @Test
    func `another type of the same structure arrives as its own`() throws {
        let order = Order(items: [Item(name: "tea", price: 2.5)], buyer: "ann")
        let received: Received = try RouteValue(order).decoded()
        #expect(received == Received(items: [.init(name: "tea", price: 2.5)]))
    }

    struct WrongPrice: Encodable, Sendable {
        let items: [[String: String]]
    }

    @Test
    func `a mismatch names the place inside`() {
        let value = RouteValue(
            WrongPrice(items: [
                ["name": "a", "price": "1"]
            ]))
        #expect(
            throws: ParameterError.invalidPayload(
                path: "items[0].price", problem: "Double is expected")
        ) {
            try value.decoded(as: Received.self)
        }
    }

    @Test
    func `a missing key is named with the place where it is missing`() {
        let value = RouteValue(["items": [["name": "a"]]])
        #expect(
            throws: ParameterError.invalidPayload(
                path: "items[0]", problem: "'price' is missing")
        ) {
            try value.decoded(as: Received.self)
        }
    }

    struct Unwritable: Encodable, Sendable {
        func encode(to encoder: any Encoder) throws { throw NotFound("ink") }
    }

    @Test
    func `a value that can't be encoded is refused, not lost`() {
        let error = #expect(throws: ParameterError.self) {
            try RouteValue(Unwritable()).decoded(as: One<Double>.self)
        }
        #expect(error?.code == "invalid-payload")
        #expect(error?.description.contains("it can't be encoded") == true)
    }

    struct Measure: Codable, Sendable {
        let values: [Double]
        let limit: Double?
        let dates: [Date?]
    }

    /// The same structure, declared by another feature.
    struct Reading: Codable, Equatable {
        let values: [Double]
        let limit: Double?
        let dates: [Date?]
    }

    @Test
    func `numbers, dates and what is nil arrive exactly`() throws {
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000.123_456_7)
        let values = [0.1, 1e300, -.leastNonzeroMagnitude, .infinity, 3]
        let sent = Measure(values: values, limit: nil, dates: [date, nil])
        let received = try RouteValue(sent).decoded(as: Reading.self)
        #expect(received == Reading(values: values, limit: nil, dates: [date, nil]))
    }

    @Test
    func `a number arrives as any type that holds it, and no other`() throws {
        #expect(try RouteValue([3, 200]).decoded(as: [Double].self) == [3, 200])
        #expect(try RouteValue([3.0]).decoded(as: [Int].self) == [3])
        #expect(try RouteValue([UInt64.max]).decoded(as: [UInt64].self) == [.max])
        for number in [0.5, 300, -1] {
            let error = #expect(throws: ParameterError.self) {
                try RouteValue(["n": [number]]).decoded(as: [String: [UInt8]].self)
            }
            #expect(error?.code == "invalid-payload")
        }
        #expect(throws: ParameterError.invalidPayload(path: "[0]", problem: "Int is expected")) {
            try RouteValue(["1"]).decoded(as: [Int].self)
        }
    }

    @Test
    func `URLs and identities are their texts, and what is nil may be left out`() throws {
        let url = try #require(URL(string: "b?c", relativeTo: URL(string: "https://a.example/")))
        #expect(try RouteValue([url]).decoded(as: [String].self) == ["https://a.example/b?c"])
        let id = UUID()
        #expect(try RouteValue([id]).decoded(as: [String].self) == [id.uuidString])
        #expect(try RouteValue([String: Int]()).decoded(as: Maybe<Double>.self).value == nil)
        #expect(try RouteValue(Maybe<Int>(value: nil)).decoded(as: Maybe<Double>.self).value == nil)
    }

    @Test
    func `its text is JSON with sorted keys`() {
        #expect(RouteValue(["b": "/x", "a": "é"]).json == #"{"a":"é","b":"/x"}"#)
        #expect(RouteValue(3).json == "3")
        #expect(RouteValue(["draft": Private("hunter2")]).json == #"{"draft":"•••"}"#)
        #expect(RouteValue(Unwritable()).json == "null")
    }
}
