import Foundation

/// Measures how long something takes.
enum Stopwatch {
    /// How often each thing is done.
    static let rounds = 11

    /// The median time that the process computes, in milliseconds: other processes of the machine
    /// do not change it.
    static func milliseconds(_ body: () -> Void) -> Double {
        let times = (0..<rounds).map { _ in
            let start = clock()
            body()
            return Double(clock() - start) * 1_000 / Double(CLOCKS_PER_SEC)
        }
        return times.sorted()[rounds / 2]
    }

    /// The shortest time that passes, in seconds: what other processes take is not part of it.
    static func seconds(_ body: () async throws -> Void) async rethrows -> Double {
        var times: [Double] = []
        for _ in 0..<rounds {
            let start = Date()
            try await body()
            times.append(Date().timeIntervalSince(start))
        }
        return times.min() ?? 0
    }
}
