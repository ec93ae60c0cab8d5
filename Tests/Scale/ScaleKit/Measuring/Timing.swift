/// How long a command took.
package struct Timing: Sendable {
    /// The elapsed time in seconds.
    package let seconds: Double
    /// The time of all processors in seconds.
    package let processorSeconds: Double
    /// Whether it was stopped at the time limit.
    package let isStopped: Bool

    package init(seconds: Double, processorSeconds: Double, isStopped: Bool = false) {
        (self.seconds, self.processorSeconds) = (seconds, processorSeconds)
        self.isStopped = isStopped
    }
}
