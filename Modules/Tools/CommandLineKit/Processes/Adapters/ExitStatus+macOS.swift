#if os(macOS)
    import Foundation

    extension siginfo_t {
        /// The exit code of a program, or the number of the signal that ended it.
        var status: Int32 { si_status }
    }
#endif
