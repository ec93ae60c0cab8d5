#if canImport(SwiftUI)
    /// How the stacks of a stage stand beside one another.
    public enum StageLayout: Hashable, Sendable {
        /// One at a time, with a bar to choose from.
        case tabs
        /// Two at once: a sidebar and what is chosen in it. Where there is room for one only, it is
        /// the one in front.
        case columns
    }
#endif
