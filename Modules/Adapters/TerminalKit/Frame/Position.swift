/// A cell of a frame, counted from its upper left corner.
package struct Position: Equatable, Sendable {
    package var column: Int
    package var row: Int

    package init(_ column: Int, _ row: Int) {
        self.column = column
        self.row = row
    }
}
