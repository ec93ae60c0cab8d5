import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
struct `Parameters that no URL can fill` {
    @Test
    func `a structure is one, alone, optional and in an array`() {
        #expect(throws: (any Error).self) { try probe(One<ItemParameters>.self) }
        #expect(throws: (any Error).self) { try probe(Maybe<ItemParameters>.self) }
        #expect(throws: (any Error).self) { try probe(One<[ItemParameters]>.self) }
        #expect(throws: (any Error).self) { try probe(Maybe<[ItemParameters]>.self) }
    }

    @Test
    func `a collection other than an array of single values is one`() {
        #expect(throws: (any Error).self) { try probe(One<[[Int]]>.self) }
        #expect(throws: (any Error).self) { try probe(One<Set<String>>.self) }
        #expect(throws: (any Error).self) { try probe(One<[String: Int]>.self) }
    }

    @Test
    func `a type without names is one`() {
        #expect(throws: (any Error).self) { try probe(Int.self) }
        #expect(throws: (any Error).self) { try probe([Int].self) }
    }

    enum Unlisted: String, Codable {
        case only
    }

    @Test
    func `a choice whose values can't be listed is one`() {
        #expect(throws: (any Error).self) { try probe(One<Unlisted>.self) }
    }

    @Test
    func `a payload of the same types is none`() throws {
        try probe(One<Payload<ItemParameters>>.self)
        try probe(One<Payload<[ItemParameters]>>.self)
        try probe(One<Payload<[[Int]]>>.self)
        try probe(Maybe<Payload<ItemParameters>>.self)
    }

    private struct One<Value: Decodable>: Decodable {
        let value: Value
    }

    private struct Maybe<Value: Decodable>: Decodable {
        let value: Value?
    }

    private func probe(_ type: any Decodable.Type) throws {
        _ = try ParameterProbe.parameters(of: type)
    }
}
