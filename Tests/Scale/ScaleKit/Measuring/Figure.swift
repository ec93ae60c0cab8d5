/// One measurement.
package struct Figure: Codable, Sendable {
    /// How it ended.
    package enum Outcome: String, Codable, Sendable {
        /// The command has succeeded.
        case done
        /// The command was stopped at the time limit.
        case stopped
    }

    /// What identifies a measurement in a run.
    package struct Key: Codable, Hashable, Sendable {
        /// The number of features.
        package let features: Int
        /// Where their code is.
        package let shape: Shape
        /// What was measured.
        package let workload: Workload
        /// The number of the repetition, from 1.
        package let repetition: Int

        package init(features: Int, shape: Shape, workload: Workload, repetition: Int) {
            (self.features, self.shape) = (features, shape)
            (self.workload, self.repetition) = (workload, repetition)
        }
    }

    /// Identifies it.
    package let key: Key
    /// The elapsed time in seconds.
    package let seconds: Double
    /// The time of all processors in seconds, of the command and the programs that it started.
    package let processorSeconds: Double
    /// The number of files compiled, programs linked and other steps that SwiftPM counts.
    package let jobs: Int
    /// The busy threads of the machine at the start, as an average of a minute.
    package let load: Double
    /// How it ended.
    package let outcome: Outcome

    package init(
        key: Key, timing: Timing, jobs: Int, load: Double
    ) {
        self.key = key
        seconds = timing.seconds
        processorSeconds = timing.processorSeconds
        self.jobs = jobs
        self.load = load
        outcome = timing.isStopped ? .stopped : .done
    }
}
