import DesignKit

/// The rows of a content with their identities on a page.
struct PageRows {
    /// The identity of each row, from top to bottom.
    let ids: [String]
    private let rows: [ContentRow]

    init(_ content: Content) {
        rows = content.rows
        ids = zip(content.rows, content.rowIDs).map { row, id in
            // A row with another title does something else, such as to unlike what it liked.
            "r" + "\(id.text)\u{0}\(row.title)".digest
        }
    }

    func row(_ id: String) -> ContentRow? {
        ids.firstIndex(of: id).map { rows[$0] }
    }
}

extension String {
    /// The text in 13 letters and digits (FNV-1a, 64 bits). It is no secret, and only has to differ.
    var digest: String {
        let hash = utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return String(hash, radix: 36)
    }
}
