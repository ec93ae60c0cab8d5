import CommandLineKit

extension Arguments {
    /// The value of `--format`; the first choice if it is not set.
    /// - Throws: `CommandError` if the command has no such format.
    func format<Format: RawRepresentable & CaseIterable>(
        _ type: Format.Type, of command: String
    ) throws(CommandError) -> Format where Format.RawValue == String {
        guard let first = type.allCases.first else { throw .usage("'\(command)' has no format") }
        guard let value = self["--format"] else { return first }
        guard let format = Format(rawValue: value) else {
            throw unknown("format of '\(command)'", value, among: type.allCases.map(\.rawValue))
        }
        return format
    }
}
