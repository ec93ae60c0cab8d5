#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import DesignKit

    /// The identity of a section of a table.
    struct ContentSectionID: Hashable, Sendable {
        let title: String?
        let number: Int
    }

    /// The identity of a row of a table. A row that has another detail or another position than
    /// before is the same row.
    struct ContentRowID: Hashable, Sendable {
        enum Kind {
            case text, loading, link, action, more, field, toggle
        }

        let kind: Kind
        let title: String
        /// How many rows of this kind and title are above it. Of a row that loads more it is the
        /// number of all rows above it, so that after the list has grown it is another row, which
        /// becomes visible.
        let number: Int
    }

    /// Content with identities that last while it changes.
    struct IdentifiedContent {
        private(set) var sections: [(id: ContentSectionID, rows: [ContentRowID])] = []
        private(set) var rows: [ContentRowID: ContentRow] = [:]

        init(_ content: Content) {
            var numbers: [ContentRowID: Int] = [:]
            for (index, section) in content.sections.enumerated() {
                let ids = section.rows.map { row in
                    let first = ContentRowID(kind: row.idKind, title: row.title, number: 0)
                    let equal = numbers[first, default: 0]
                    numbers[first] = equal + 1
                    let id = ContentRowID(
                        kind: first.kind, title: first.title,
                        number: first.kind == .more ? rows.count : equal)
                    rows[id] = row
                    return id
                }
                sections.append((ContentSectionID(title: section.title, number: index), ids))
            }
        }
    }

    extension ContentRow {
        fileprivate var idKind: ContentRowID.Kind {
            switch kind {
            case .text: isLoading ? .loading : .text
            case .link: .link
            case .action: loadsWhenVisible ? .more : .action
            case .field: .field
            case .toggle: .toggle
            }
        }
    }
#endif
