/// One cell of a frame.
package struct Cell: Equatable, Sendable {
    /// The character; `nil` for the right half of a wide one.
    package var text: Character?
    /// Its meaning.
    package var role: TextRole

    /// An empty cell.
    static let empty = Cell(text: " ", role: .plain)
}
