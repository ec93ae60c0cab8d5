import Foundation

/// How the program ends, after `sysexits.h`.
enum ExitCode: Int32 {
    /// Everything was shown or performed.
    case success = 0
    /// A URL was refused.
    case refused = 1
    /// The arguments can't be understood.
    case usage = 64
    /// A document can't be used.
    case data = 65
    /// The app itself is wrong: its routes can't be registered.
    case software = 70
    /// A folder can't be written.
    case output = 73
}
