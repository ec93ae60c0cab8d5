import RouteSets

/// A contestant at work on one workload, without its type.
final class Entrant {
    let title: String
    /// How many calls it answered by another route than it should.
    let mistakes: Int
    private let calls: (_ from: Int, _ count: Int) -> Int
    private let total: Int
    private var position = 0

    /// - Parameter text: What is asked for a path, for instance a URL around it.
    init<C: Contestant>(
        _ contestant: C, _ workload: Workload, text: (String) -> String = { $0 }
    ) {
        let texts = workload.paths.map(text)
        title = C.title
        total = texts.count
        let patterns = contestant.patterns
        mistakes = zip(workload.calls, texts).prefix(C.isSlow ? 8 : .max).count { call, text in
            contestant.match(text).map { patterns[$0] } != call.answer
        }
        // A span lends its strings; an array would count references up and down for each.
        calls = { start, count in
            let span = texts.span
            var index = start
            var found = 0
            for _ in 0..<count {
                if let answer = contestant.match(span[index]) { found &+= answer }
                index += 1
                if index == span.count { index = 0 }
            }
            return found
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

    /// Matches texts without a clock.
    /// - Returns: Allocations a match.
    func allocations(for count: Int) -> Double {
        let (_, counted) = Allocations.counted { blackHole(calls(0, count)) }
        return Double(counted.count) / Double(count)
    }
}

/// Makes the compiler believe that a result is needed.
@inline(never)
func blackHole(_ result: Int) {
    withExtendedLifetime(result) {}
}
