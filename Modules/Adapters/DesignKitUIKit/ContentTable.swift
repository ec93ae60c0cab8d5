#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import DesignKit
    import UIKit

    /// The sections and rows of a table, with a heading above each section that has one.
    final class ContentTable: UITableViewDiffableDataSource<SectionID, RowID> {
        override func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? {
            let sections = snapshot().sectionIdentifiers
            return sections.indices.contains(section) ? sections[section].title : nil
        }

        /// Puts sections and rows into the table. Rows that stay keep their cells.
        func show(_ sections: [IdentifiedSection], isAnimated: Bool) {
            let before = Set(snapshot().itemIdentifiers)
            var next = NSDiffableDataSourceSnapshot<SectionID, RowID>()
            for section in sections {
                let rows = section.rows.map(\.id)
                next.appendSections([section.id])
                next.appendItems(rows)
                next.reconfigureItems(rows.filter(before.contains))
            }
            apply(next, animatingDifferences: isAnimated)
        }
    }
#endif
