import Foundation

/// The signals by what they do to a process that doesn't handle them (POSIX, `<signal.h>`).
enum StandardSignals {
    /// They stop the process.
    static let stopping = [SIGTSTP, SIGTTIN, SIGTTOU]

    /// They end the process: all others, with those for realtime. The system refuses handlers for
    /// numbers that it keeps for itself.
    static let ending = (1...64).filter { number in
        ![SIGKILL, SIGSTOP].contains(number) && !(stopping + ignored).contains(number)
    }
}
