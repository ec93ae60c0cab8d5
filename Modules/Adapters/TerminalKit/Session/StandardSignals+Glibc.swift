#if os(Linux)
    import Foundation

    extension StandardSignals {
        /// They do nothing.
        static let ignored = [SIGCHLD, SIGCONT, SIGURG, SIGWINCH]
    }
#endif
