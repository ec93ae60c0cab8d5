#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import DesignKit
    import UIKit

    /// The sections and rows of a table, with a heading above each section that has one.
    final class ContentTable: UITableViewDiffableDataSource<ContentSectionID, ContentRowID> {
        override func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? {
            let sections = snapshot().sectionIdentifiers
            return sections.indices.contains(section) ? sections[section].title : nil
        }

        /// Puts sections and rows into the table. Rows that stay keep their cells.
        func show(_ content: IdentifiedContent, isAnimated: Bool) {
            let before = Set(snapshot().itemIdentifiers)
            var next = NSDiffableDataSourceSnapshot<ContentSectionID, ContentRowID>()
            for section in content.sections {
                next.appendSections([section.id])
                next.appendItems(section.rows)
                next.reconfigureItems(section.rows.filter(before.contains))
            }
            apply(next, animatingDifferences: isAnimated)
        }
    }
#endif
