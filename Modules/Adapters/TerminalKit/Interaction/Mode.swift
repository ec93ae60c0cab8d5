/// What the keys of the user mean.
enum Mode: Equatable {
    /// They move, choose and go back.
    case browse
    /// They type what the rows of the screen must contain.
    case filter(LineEditor)
    /// They type a URL. The number is an index in the history; `nil` is the new line.
    case url(LineEditor, recalled: Int?)
    /// They type into the field of a row.
    case field(BodyRow, LineEditor)
    /// They choose a request in the debug panel.
    case panel
    /// They close the page of keys.
    case help
}
