import RouteSets

/// A contestant at work on one workload, without its type.
final class Entrant {
    let title: String
    private let calls: (_ from: Int, _ count: Int) -> Int
    private let total: Int
    private var position = 0

    /// - Parameter text: What is asked: the path of a call, or its URL.
    init<C: Contestant>(
        _ contestant: C, _ workload: Workload, text: (Workload.Call) -> String = { $0.path }
    ) {
        let texts = workload.calls.map(text)
        title = C.title
        total = texts.count
        Self.check(contestant, workload, texts)
        let lent = LentTexts(texts)
        calls = { start, count in
            lent.sum(of: { contestant.match($0) }, from: start, count: count)
        }
    }

    /// Matches all texts once, or as many as there is time for, so that what it needs for them is in
    /// the processor's caches again, which the others have used.
    func warmUp(lap: Int, limit: Double) {
        var left = total
        var seconds = 0.0
        while left > 0, seconds < limit {
            seconds += self.seconds(for: min(lap, left))
            left -= lap
        }
    }

    /// Matches that many texts, from where the last call stopped.
    /// - Returns: Seconds.
    func seconds(for count: Int) -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        blackHole(calls(position, count))
        let end = clock.now
        position = (position + count) % total
        return (end - start) / .seconds(1)
    }

    /// Seconds that reading the clock takes.
    static func secondsOfClock() -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        return (clock.now - start) / .seconds(1)
    }

    /// Matches texts without a clock.
    /// - Returns: Allocations a match.
    func allocations(for count: Int) -> Double {
        let (_, counted) = Allocations.counted { blackHole(calls(0, count)) }
        return Double(counted.count) / Double(count)
    }

    /// Reports wrong answers: a wrong answer is never fast.
    private static func check<C: Contestant>(
        _ contestant: C, _ workload: Workload, _ texts: [String]
    ) {
        let patterns = contestant.patterns
        guard !patterns.isEmpty else { return }
        let issues = zip(workload.calls, texts).prefix(C.isSlow ? 8 : .max).filter { call, text in
            contestant.match(text).map { patterns[$0] } != call.answer
        }
        guard let (call, text) = issues.first else { return }
        Benchmarks.note(
            """
            \(C.title) errs in \(issues.count) of \(texts.count) calls, \(workload.kind.rawValue): \
            \(text) is answered by \(contestant.match(text).map { patterns[$0] } ?? "nothing") \
            instead of \(call.answer ?? "nothing")
            """)
    }
}

/// Makes the compiler believe that a result is needed.
@inline(never)
func blackHole(_ result: Int) {
    withExtendedLifetime(result) {}
}
