#if os(Linux)
    import Foundation

    extension siginfo_t {
        /// The exit code of a program, or the number of the signal that ended it.
        var status: Int32 { _sifields._sigchld.si_status }
    }
#endif
