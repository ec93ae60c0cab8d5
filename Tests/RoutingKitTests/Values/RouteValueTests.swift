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

    struct Draft: Encodable, Sendable {
        let author: Model
        let pages: [Model]
    }

    /// The same structure, around the very same class.
    struct Proof: Decodable {
        let author: Model
        let pages: [Model]
    }

    @Test
    func `the parts of the very same type arrive by reference inside another type`() throws {
        let models = ["a", "b"].map(Model.init)
        let received: Proof = try RouteValue(Draft(author: models[0], pages: models)).decoded()
        #expect(received.author === models[0])
        #expect(received.pages.map(ObjectIdentifier.init) == models.map(ObjectIdentifier.init))
    }

    /// Counts how often it is taken apart.
    final class Counted: Codable, @unchecked Sendable {
        private(set) var encodings = 0

        init() {}
        init(from decoder: any Decoder) throws {}

        func encode(to encoder: any Encoder) throws {
            encodings += 1
            _ = encoder.container(keyedBy: PositionKey.self)
        }
    }

    @Test
    func `what the receiver holds as the same type, or does not ask for, is not taken apart`()
        throws
    {
        let part = Counted()
        let sent = RouteValue(["known": part, "unasked": part])
        _ = try sent.decoded(as: [String: Counted].self)
        struct Receiver: Decodable { let known: Counted }
        #expect(try sent.decoded(as: Receiver.self).known === part)
        #expect(part.encodings == 0)
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
    func `its text is JSON with sorted keys`() {
        #expect(RouteValue(["b": "/x", "a": "é"]).json == #"{"a":"é","b":"/x"}"#)
        #expect(RouteValue(3).json == "3")
        #expect(RouteValue(["draft": Private("hunter2")]).json == #"{"draft":"•••"}"#)
        #expect(RouteValue(Unwritable()).json == "null")
    }
}
