import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `The memory of a table` {
    @Test(arguments: [SampleRoutes.app, .api])
    func `compiled again, in whatever order, it is the same byte for byte`(
        sample: SampleRoutes
    ) throws {
        let texts = sample.routes.map(\.pattern)
        let memory = try RouteTable(texts: texts).memory
        #expect(memory.count > 32 * texts.count)
        for order in [texts.reversed()] + ProofSize.cases(of: texts.someOrders) {
            #expect(try RouteTable(texts: order).memory == memory)
        }
    }

    @Test(.sampled, arguments: [300, 1200])
    func `patterns that cross take no more than twice what they take side by side`(
        count: Int
    ) throws {
        let lines = (0..<count).map { "/a\($0)/:x(int)" }
        let crossed = try RouteTable(texts: lines + (0..<count).map { "/:y/b\($0)" })
        let plain = try RouteTable(texts: lines + (0..<count).map { "/y/b\($0)" })
        #expect(crossed.memorySize < 2 * plain.memorySize)
        #expect(crossed.winner(["a7", "8"]) == "/a7/:x(int)")
        for place in [0, 1, count / 2, count - 1] {
            #expect(crossed.winner(["a\(place)", "b\(place)"]) == "/:y/b\(place)")
        }
        #expect(crossed.winner(["a7", "c"]) == nil)
    }

    @Test(arguments: OverlappingTable.all)
    func `patterns that overlap take no more than three times what others take`(
        table: OverlappingTable
    ) throws {
        let overlapping = try RouteTable(texts: table.patterns)
        let plain = try RouteTable(texts: table.plainPatterns)
        #expect(overlapping.memorySize < 3 * plain.memorySize)
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
        let bitmaps = automaton.bitmaps
        return automaton.states.bytes + automaton.texts.bytes + automaton.rows.bytes
            + automaton.literalPaths.bytes + bitmaps.rows.bytes + bitmaps.items.bytes
            + bitmaps.texts.bytes + bitmaps.forms.bytes + bitmaps.runs.bytes
    }
}

extension RouteTable {
    /// The number of bytes of the same.
    fileprivate var memorySize: Int {
        let automaton = compiled.automaton
        let bitmaps = automaton.bitmaps
        return automaton.states.size + automaton.texts.size + automaton.rows.size
            + automaton.literalPaths.size + bitmaps.rows.size + bitmaps.items.size
            + bitmaps.texts.size + bitmaps.forms.size + bitmaps.runs.size
    }
}

extension FixedMemory {
    fileprivate var size: Int { count * MemoryLayout<Element>.stride }

    fileprivate var bytes: [UInt8] {
        (0..<count).map { self[$0] }.withUnsafeBytes { Array($0) }
    }
}
