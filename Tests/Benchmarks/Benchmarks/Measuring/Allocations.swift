import AllocationCounter

/// What the process took from the heap while something ran.
struct Allocations {
    /// How many times memory was asked for.
    let count: Int
    /// Bytes taken and not given back.
    let bytes: Int

    /// Counts while a closure runs.
    static func counted<Result>(
        during body: () throws -> Result
    ) rethrows -> (Result, Allocations) {
        start_counting_allocations()
        let result: Result
        do {
            result = try body()
        } catch {
            _ = stop_counting_allocations()
            throw error
        }
        let count = stop_counting_allocations()
        return (result, Allocations(count: Int(count.allocations), bytes: Int(count.bytes)))
    }

    /// Whether the counter sees what it should: 1,000 objects of 16 bytes of their own, and nothing
    /// where nothing is allocated.
    static var isCounterRight: Bool {
        guard allocations_are_counted() else { return false }
        var kept: [Probe] = []
        kept.reserveCapacity(1_000)
        let (_, some) = counted { for number in 0..<1_000 { kept.append(Probe(number)) } }
        let (sum, none) = counted { kept.reduce(0) { $0 &+ $1.number } }
        let (_, freed) = counted { kept.removeAll(keepingCapacity: true) }
        return sum == 499_500 && none.count == 0 && none.bytes == 0
            && some.count == 1_000 && some.bytes >= 24_000 && freed.bytes == -some.bytes
    }

    private final class Probe {
        let number: Int
        init(_ number: Int) { self.number = number }
    }
}
