import RoutingKit
import Testing

@Suite
struct `The name of a type` {
    private struct Inner<Value> { let value: Value }

    private static let types: [Any.Type] = [
        Int.self, String?.self, [String: [Int]].self, Inner<Int>.self, (any Error).self,
    ]

    @Test(arguments: types.indices)
    func `is the one that describes it`(index: Int) {
        let type = Self.types[index]
        #expect(String(nameOf: type) == String(describing: type))
        #expect(String(nameOf: type, isQualified: true) == String(reflecting: type))
    }
}
