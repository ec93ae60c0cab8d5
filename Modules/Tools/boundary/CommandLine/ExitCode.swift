/// How the program ends, after `sysexits.h`.
enum ExitCode: Int32 {
    /// Every rule holds; the question is answered.
    case success = 0
    /// A rule is violated.
    case violated = 1
    /// The arguments can't be understood.
    case usage = 64
    /// The package, its rules or a revision can't be read.
    case data = 65
    /// A file can't be written.
    case output = 73
}
