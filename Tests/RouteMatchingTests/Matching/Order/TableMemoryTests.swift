import Testing

@testable import RouteMatching

@Suite
struct `The memory of a table` {
    @Test(arguments: [SampleRoutes.app, .api])
    func `compiled again, in whatever order, it is the same byte for byte`(
        sample: SampleRoutes
    ) throws {
        let texts = sample.routes.map(\.pattern)
        let memory = try RouteTable(texts: texts).memory
        #expect(memory.count > 32 * texts.count)
        for order in [texts] + texts.someOrders {
            #expect(try RouteTable(texts: order).memory == memory)
        }
    }

    @Test
    func `another table has another one`() throws {
        #expect(try RouteTable(texts: ["/a"]).memory != RouteTable(texts: ["/b"]).memory)
    }
}

extension RouteTable {
    /// All that a match reads.
    fileprivate var memory: [UInt8] {
        let automaton = compiled.automaton
        return automaton.states.bytes + automaton.texts.bytes + automaton.rows.bytes
            + automaton.literalPaths.bytes
    }
}

extension FixedMemory {
    fileprivate var bytes: [UInt8] {
        (0..<count).map { self[$0] }.withUnsafeBytes { Array($0) }
    }
}
