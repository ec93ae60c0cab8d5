import CommandLineKit

extension Arguments {
    /// The value of an option in seconds; `nil` if the option is not set.
    /// - Throws: `CommandError` unless it is a whole number from 0 to 3600.
    func seconds(_ name: String) throws(CommandError) -> Duration? {
        guard let text = self[name] else { return nil }
        guard let seconds = Int(text), 0...3600 ~= seconds else {
            throw .usage("the option '\(name)' takes 0 to 3600 seconds, not '\(text)'")
        }
        return .seconds(seconds)
    }
}
