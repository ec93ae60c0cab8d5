#if DEBUG
    /// Counts what a request takes, for a test. A release doesn't count.
    package final class Effort: @unchecked Sendable {
        /// The count of the running task.
        @TaskLocal package static var current: Effort?

        /// How often a link was read from a text, a path was matched, and a pattern was read.
        package var links = 0, matches = 0, patterns = 0

        package init() {}
    }
#endif
