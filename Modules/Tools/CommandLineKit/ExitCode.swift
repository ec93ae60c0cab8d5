/// The exit code of a program. The numbers are those of `sysexits.h`; a program can add others.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
    /// The number that the process returns.
    package let rawValue: Int32

    /// Creates an exit code of a program.
    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

extension ExitCode {
    /// The program has done its task.
    package static let success = ExitCode(rawValue: 0)
    /// The arguments can't be understood.
    package static let usage = ExitCode(rawValue: 64)
    /// A file or document can't be used.
    package static let data = ExitCode(rawValue: 65)
    /// The program itself has an error.
    package static let software = ExitCode(rawValue: 70)
    /// A file can't be written.
    package static let output = ExitCode(rawValue: 73)
}
