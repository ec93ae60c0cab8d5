#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import DesignKit
    public import RoutingKit
    public import UIKit

    extension ContentScreen {
        /// A table with the content of the screen.
        ///
        ///     views.draw((any ContentScreen).self) { $0.tableViewController(router: router) }
        ///
        /// The table follows the properties of an observable screen. It reads the content of any
        /// other screen again when it appears, and after each of the screen's own actions. A row
        /// that stays keeps its cell, with the text that the user is typing in it.
        /// - Parameter router: Opens the links of the rows.
        public func tableViewController(router: any AppRouting) -> UITableViewController {
            ContentViewController(self, router: router)
        }
    }

    private final class ContentViewController: UITableViewController {
        private let content: FollowedContent
        private lazy var table = ContentTable(tableView: tableView) { [weak self] table, path, id in
            self?.cell(of: id, at: path, in: table)
        }

        init(_ screen: any ContentScreen, router: any AppRouting) {
            content = FollowedContent(of: screen, router: router)
            super.init(style: .insetGrouped)
            title = screen.title
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            for type in [ContentCell.self, ContentFieldCell.self, ContentToggleCell.self] {
                tableView.register(type, forCellReuseIdentifier: "\(type)")
            }
            content.onChange = { [weak self] in self?.draw() }
            content.read()
            if let screen = content.screen as? any RefreshableScreen { addRefresh(of: screen) }
        }

        /// Reads the data of a screen again when the user pulls the table down.
        private func addRefresh(of screen: any RefreshableScreen) {
            let control = UIRefreshControl()
            let action = UIAction { [weak self, weak control] _ in
                Task {
                    await screen.refresh()
                    self?.content.read()
                    control?.endRefreshing()
                }
            }
            control.addAction(action, for: .valueChanged)
            refreshControl = control
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            content.read()
        }

        private func draw() {
            title = content.title
            table.show(content.sections, isAnimated: viewIfLoaded?.window != nil)
        }

        private func cell(
            of id: String, at path: IndexPath, in tableView: UITableView
        ) -> UITableViewCell? {
            guard let row = content.row(id) else { return nil }
            let type =
                switch row.kind {
                case .text, .link, .action: ContentCell.self
                case .field: ContentFieldCell.self
                case .toggle: ContentToggleCell.self
                }
            let cell = tableView.dequeueReusableCell(withIdentifier: "\(type)", for: path)
            (cell as? ContentCell)?.show(row, isEnabled: !content.isRunning(id)) {
                [weak content] in content?.read()
            }
            return cell
        }

        override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            guard let id = table.itemIdentifier(for: indexPath),
                content.row(id)?.loadsWhenVisible == true
            else { return }
            content.choose(id)
        }

        override func tableView(
            _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
        ) -> Bool {
            table.itemIdentifier(for: indexPath).flatMap(content.work) != nil
        }

        override func tableView(
            _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
        ) {
            tableView.deselectRow(at: indexPath, animated: true)
            if let id = table.itemIdentifier(for: indexPath) { content.choose(id) }
        }
    }

    /// The sections and rows of a table, with a heading above each section that has one.
    private final class ContentTable: UITableViewDiffableDataSource<String, String> {
        private var titles: [String?] = []

        override func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }

        /// Puts sections and rows into the table. Rows that stay keep their cells.
        func show(_ sections: [ContentSection], isAnimated: Bool) {
            titles = sections.map(\.title)
            let before = Set(snapshot().itemIdentifiers)
            var next = NSDiffableDataSourceSnapshot<String, String>()
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
