#if canImport(Darwin)
    import Foundation

    extension StandardSignals {
        /// They do nothing.
        static let ignored = [SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGIO, SIGINFO]
    }
#endif
