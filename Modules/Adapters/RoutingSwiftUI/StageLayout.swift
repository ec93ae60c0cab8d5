#if canImport(SwiftUI)
    /// How the stacks of a stage are laid out.
    public enum StageLayout: Hashable, Sendable {
        /// One stack at a time, with a tab bar.
        case tabs
        /// Two stacks at once: a sidebar and its detail. If there is room for one only, it is the
        /// one in front.
        case columns
    }
#endif
