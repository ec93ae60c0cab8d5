import Foundation

/// What a signal does to a process that doesn't handle it, as a process shows it.
enum SignalAction {
    case ends, stops, isIgnored

    /// The signals that have an action and can be handled.
    static func signals(with action: SignalAction) -> [Int32] {
        (1...64).filter { number in
            var current = sigaction()
            let canBeHandled =
                number != SIGKILL && number != SIGSTOP && sigaction(number, nil, &current) == 0
            return canBeHandled && self.action(of: number) == action
        }
    }

    /// Starts a process that sends itself a signal; `nil` if none can be started.
    private static func action(of number: Int32) -> SignalAction? {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let command = ["sh", "-c", "kill -\(number) $$"]
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var (process, status): (pid_t, Int32) = (0, 0)
        guard posix_spawn(&process, "/bin/sh", nil, &attributes, &arguments, nil) == 0,
            waitpid(process, &status, WUNTRACED) == process
        else { return nil }
        switch status & 0x7F {
        case 0: return .isIgnored
        case 0x7F:
            kill(process, SIGKILL)
            waitpid(process, &status, 0)
            return .stops
        default: return .ends
        }
    }
}
