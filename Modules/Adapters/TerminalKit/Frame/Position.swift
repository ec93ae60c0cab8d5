/// A cell of a frame, counted from its upper left corner.
package struct Position: Equatable, Sendable {
    var column: Int
    var row: Int

    init(_ column: Int, _ row: Int) {
        self.column = column
        self.row = row
    }
}
