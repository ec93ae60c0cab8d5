/// The identity of a row, which it keeps when the content changes: the nearest link, field or toggle
/// at or above the row, and the distance to it.
package struct RowID: Hashable, Sendable {
    package let anchor: String
    package let distance: Int
}

extension Content {
    /// The identities of the rows from top to bottom.
    package var rowIDs: [RowID] {
        var counts: [String: Int] = [:]
        var id = RowID(anchor: "", distance: 0)
        return rows.map { row in
            if let name = row.anchor {
                counts[name, default: 0] += 1
                id = RowID(anchor: "\(name)#\(counts[name, default: 0])", distance: 0)
            } else {
                id = RowID(anchor: id.anchor, distance: id.distance + 1)
            }
            return id
        }
    }
}

extension ContentRow {
    /// What identifies the row among others, even when its detail or its place changes.
    fileprivate var anchor: String? {
        switch kind {
        case .link(let link): "link \(link.url ?? title)"
        case .field: "field \(title)"
        case .toggle: "toggle \(title)"
        case .text, .action: nil
        }
    }
}
