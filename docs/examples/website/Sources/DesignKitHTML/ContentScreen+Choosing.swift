public import DesignKit
public import RoutingEngine

extension ContentScreen {
    /// Does what a row of a page does, and returns when its work has ended.
    ///
    /// The content may have changed since the page was drawn. Then the row is found by its identity,
    /// or nothing happens: never does another row answer in its place.
    /// - Parameters:
    ///   - id: The ``PageRow/id``.
    ///   - value: The text of a field, or the new state of a toggle.
    ///   - router: Opens the links of rows.
    /// - Returns: Whether the screen still has the row.
    public func choose(
        _ id: String, value: String? = nil, with router: any AppRouting
    ) async -> Bool {
        let rows = PageRows(content.leavingOutLinks(unopenedBy: router))
        guard let row = rows.row(id) else { return false }
        switch row.kind {
        case .text: break
        case .link(let link): await router.route(link.request(from: self))
        case .action(let perform): await perform()
        case .field(let submit): await submit(value ?? "")
        case .toggle(let isOn, let set): set(value.flatMap { Bool($0) } ?? !isOn)
        }
        return true
    }
}

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
    /// The text in 13 letters and digits. It is no secret, and only has to differ.
    var digest: String { String(hash64, radix: 36) }

    /// FNV-1a, 64 bits.
    var hash64: UInt64 {
        utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
