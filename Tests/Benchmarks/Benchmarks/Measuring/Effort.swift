/// How much time is spent on a figure.
struct Effort {
    /// What figures of it are called.
    let title: String
    /// How often each entrant takes its turn.
    let rounds: Int
    /// Seconds of a turn.
    let lap: Double
    /// Seconds of warming up for it, at most.
    var warmUp: Double { 10 * lap }
    /// How many cold calls are timed.
    let coldCalls: Int

    static let full = Effort(
        title: "Measured", rounds: 21, lap: 0.005, coldCalls: 101)
    static let quick = Effort(
        title: "A first impression (`--quick`)", rounds: 5, lap: 0.001, coldCalls: 11)
}
