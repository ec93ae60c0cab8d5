import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingKit

/// What Codable can express, sent by one type and received by another of the same structure.
@Suite
struct `The structure of a value` {
    enum Colour: String, Codable, Sendable {
        case red, green
    }

    enum Shape: Codable, Equatable, Sendable {
        case circle(radius: Double)
        case square(Double, at: [Int])
        case none
    }

    /// The same cases under another name.
    enum Figure: Codable, Equatable, Sendable {
        case circle(radius: Float)
        case square(Float, at: [UInt8])
        case none
    }

    @Test(arguments: [
        (Shape.circle(radius: 1.5), Figure.circle(radius: 1.5)),
        (.square(2, at: [3, 4]), .square(2, at: [3, 4])), (.none, .none),
    ])
    func `an enumeration with values`(sent: Shape, received: Figure) throws {
        #expect(try RouteValue([sent]).decoded(as: [Figure].self) == [received])
    }

    @Test
    func `a raw value`() throws {
        #expect(try RouteValue([Colour.red]).decoded(as: [String].self) == ["red"])
        #expect(try RouteValue(["green"]).decoded(as: [Colour].self) == [.green])
    }

    @Test
    func `dictionaries, whatever their keys`() throws {
        #expect(try RouteValue([1: 2]).decoded(as: [Int: Double].self) == [1: 2])
        #expect(try RouteValue(["1": 2]).decoded(as: [Int: Int].self) == [1: 2])
        #expect(try RouteValue([Colour.red: 1]).decoded(as: [Colour: UInt8].self) == [.red: 1])
    }

    @Test
    func `a URL and its text, a UUID and its text, a date and its seconds`() throws {
        let url = try #require(URL(string: "b?c", relativeTo: URL(string: "https://a.example/")))
        #expect(try RouteValue([url]).decoded(as: [String].self) == ["https://a.example/b?c"])
        #expect(try RouteValue(["/a"]).decoded(as: [URL].self) == [URL(string: "/a")])
        let id = UUID()
        #expect(try RouteValue([id]).decoded(as: [String].self) == [id.uuidString])
        let date = Date(timeIntervalSinceReferenceDate: 0.25)
        #expect(try RouteValue([date]).decoded(as: [Double].self) == [0.25])
        #expect(try RouteValue([0.25]).decoded(as: [Date].self) == [date])
    }

    @Test
    func `what is nil, and what is left out`() throws {
        #expect(try RouteValue([1, nil]).decoded(as: [Double?].self) == [1, nil])
        #expect(try RouteValue([String: Int]()).decoded(as: Maybe<Double>.self).value == nil)
        #expect(try RouteValue(["value": Int?.none]).decoded(as: Maybe<Double>.self).value == nil)
        #expect(try RouteValue(Maybe<Int>(value: nil)).decoded(as: Maybe<Double>.self).value == nil)
    }

    class Base: Codable, @unchecked Sendable {
        var name = "base"
    }

    final class Derived: Base, @unchecked Sendable {
        var size = 3

        override init() { super.init() }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            size = try container.decode(Int.self, forKey: .size)
            try super.init(from: container.superDecoder())
        }

        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(size, forKey: .size)
            try super.encode(to: container.superEncoder())
        }

        private enum Key: CodingKey { case size }
    }

    struct Flat: Decodable, Equatable {
        let size: Double
        let `super`: [String: String]
    }

    @Test
    func `a class and what it inherits`() throws {
        let sent = RouteValue(Derived())
        #expect(try sent.decoded(as: Flat.self) == Flat(size: 3, super: ["name": "base"]))
        let received = try #require(try RouteValue([Derived()]).decoded(as: [Copy].self).first)
        #expect((received.size, received.name) == (3, "base"))
        #expect(try sent.decoded(as: Base.self).name == "base", "an instance of a subclass is one")
    }

    /// What `Derived` is, declared by the receiver.
    final class Copy: Base, @unchecked Sendable {
        let size: Int

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            size = try container.decode(Int.self, forKey: .size)
            try super.init(from: container.superDecoder())
        }

        private enum Key: CodingKey { case size }
    }

    /// Writes and reads nested containers by hand.
    struct Grid: Codable, Equatable, Sendable {
        var rows: [[Int]] = [[1, 2], [], [3]]

        init() {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            var cells = try container.nestedUnkeyedContainer(forKey: .cells)
            rows = []
            while !cells.isAtEnd {
                var row = try cells.nestedUnkeyedContainer()
                rows.append([])
                while !row.isAtEnd { rows[rows.count - 1].append(try row.decode(Int.self)) }
            }
            let head = try container.nestedContainer(keyedBy: Key.self, forKey: .head)
            guard try head.decode(Int.self, forKey: .cells) == rows.count else {
                throw NotFound("row")
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            var head = container.nestedContainer(keyedBy: Key.self, forKey: .head)
            var cells = container.nestedUnkeyedContainer(forKey: .cells)
            try head.encode(rows.count, forKey: .cells)
            for row in rows {
                var nested = cells.nestedUnkeyedContainer()
                for cell in row { try nested.encode(cell) }
            }
        }

        private enum Key: CodingKey { case head, cells }
    }

    @Test
    func `containers inside containers`() throws {
        struct Form: Decodable, Equatable {
            let head: [String: Int]
            let cells: [[Double]]
        }
        let expected = Form(head: ["cells": 3], cells: [[1, 2], [], [3]])
        #expect(try RouteValue(Grid()).decoded(as: Form.self) == expected)
    }

    @Test
    func `what the receiver itself refuses is named with its place`() {
        let error = #expect(throws: ParameterError.self) {
            try RouteValue(["grid": ["head": ["cells": [1]]]]).decoded(as: [String: Grid].self)
        }
        #expect(error == .invalidPayload(path: "grid", problem: "'cells' is missing"))
    }

    final class Ring: Codable, @unchecked Sendable {
        var next: Ring?
    }

    final class Loop: Decodable {
        let next: Loop?
    }

    @Test
    func `a value that holds itself ends as a mismatch`() {
        let ring = Ring()
        ring.next = ring
        defer { ring.next = nil }
        let error = #expect(throws: ParameterError.self) {
            try RouteValue(ring).decoded(as: Loop.self)
        }
        #expect(error?.description.contains("nested deeper than 128 levels") == true)
    }

    @Test(.timeLimit(.minutes(10)))
    func `a large array crosses whole`() throws {
        let sent = (0..<20_000).map { ["value": $0] }
        let received = try RouteValue(sent).decoded(as: [One<Int>].self)
        #expect(received.count == 20_000)
    }
}
