import DesignKit

/// What a key does beyond the terminal.
enum Effect: Equatable {
    case perform(UserAction)
    /// Chooses a row, or types a text into it.
    case choose(RowID, text: String?)
    /// Shows a sentence.
    case say(String)
    case quit
}
