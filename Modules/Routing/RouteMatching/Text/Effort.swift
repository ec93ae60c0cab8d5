#if DEBUG
    /// For tests; a release doesn't count.
    package final class Effort: @unchecked Sendable {
        @TaskLocal package static var current: Effort?

        /// Links read from a text, paths matched, patterns read.
        package var links = 0, matches = 0, patterns = 0

        package init() {}
    }
#endif
