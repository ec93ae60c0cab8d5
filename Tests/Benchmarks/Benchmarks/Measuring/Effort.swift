/// How much time is spent on a figure.
struct Effort {
    let rounds: Int
    /// Seconds of one entrant in one round.
    let lap: Double

    static let full = Effort(rounds: 21, lap: 0.005)
    static let quick = Effort(rounds: 5, lap: 0.001)
}

extension [Double] {
    /// The middle one, or the mean of the two in the middle; not a number if there is none.
    var median: Double {
        guard !isEmpty else { return .nan }
        let sorted = sorted()
        return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}
