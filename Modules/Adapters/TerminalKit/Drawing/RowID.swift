/// The identity of a row, by which the focus follows it when the content changes: the nearest link,
/// field or toggle at or above the row, and the distance to it.
struct RowID: Hashable, Sendable {
    let anchor: String
    let distance: Int
}
