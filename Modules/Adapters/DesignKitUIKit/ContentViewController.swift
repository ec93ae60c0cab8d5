#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import DesignKit
    import Observation
    public import RoutingKit
    public import UIKit

    /// Draws the content of a screen as a table.
    ///
    ///     views.draw((any ContentScreen).self) { ContentViewController($0, router: router) }
    ///
    /// The table follows the properties of an observable screen. It reads the content of any other
    /// screen again when it appears, and after each of the screen's own actions. A row that stays
    /// keeps its cell, with the text that the user is typing in it.
    public final class ContentViewController: UITableViewController {
        private let screen: any ContentScreen
        private weak var router: (any AppRouting)?
        private lazy var table = ContentTable(tableView: tableView) { [weak self] table, path, id in
            self?.cell(of: id, at: path, in: table)
        }
        private var rows: [RowID: ContentRow] = [:]
        /// The rows whose actions run.
        private var running: Set<RowID> = []
        /// How often the content was read. Only the last reading is followed.
        private var readings = 0

        /// Draws a screen.
        /// - Parameters:
        ///   - screen: The screen.
        ///   - router: Opens the links of its rows.
        public init(_ screen: any ContentScreen, router: any AppRouting) {
            self.screen = screen
            self.router = router
            super.init(style: .insetGrouped)
            title = screen.title
        }

        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }

        public override func viewDidLoad() {
            super.viewDidLoad()
            for type in [ContentCell.self, ContentFieldCell.self, ContentToggleCell.self] {
                tableView.register(type, forCellReuseIdentifier: "\(type)")
            }
            draw()
        }

        public override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            draw()
        }

        private func draw() {
            readings += 1
            let reading = readings
            let content = withObservationTracking {
                title = screen.title
                return router.map(screen.content.leavingOutLinks) ?? screen.content
            } onChange: { [weak self] in
                Task { @MainActor in
                    guard let self, self.readings == reading else { return }
                    self.draw()
                }
            }
            let sections = content.identifiedSections
            rows = Dictionary(
                sections.flatMap(\.rows).map { ($0.id, $0.row) }, uniquingKeysWith: { $1 })
            table.show(sections, isAnimated: viewIfLoaded?.window != nil)
        }

        private func cell(
            of id: RowID, at path: IndexPath, in tableView: UITableView
        ) -> UITableViewCell? {
            guard let row = rows[id] else { return nil }
            let type =
                switch row.kind {
                case .text, .link, .action: ContentCell.self
                case .field: ContentFieldCell.self
                case .toggle: ContentToggleCell.self
                }
            let cell = tableView.dequeueReusableCell(withIdentifier: "\(type)", for: path)
            (cell as? ContentCell)?.show(row, isEnabled: !running.contains(id)) { [weak self] in
                self?.draw()
            }
            return cell
        }

        public override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            guard let id = table.itemIdentifier(for: indexPath), rows[id]?.loadsWhenVisible == true
            else { return }
            choose(id)
        }

        public override func tableView(
            _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
        ) -> Bool {
            switch table.itemIdentifier(for: indexPath).flatMap({ rows[$0] })?.kind {
            case .link, .action: true
            case .text, .field, .toggle, nil: false
            }
        }

        public override func tableView(
            _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
        ) {
            tableView.deselectRow(at: indexPath, animated: true)
            if let id = table.itemIdentifier(for: indexPath) { choose(id) }
        }

        private func choose(_ id: RowID) {
            switch rows[id]?.kind {
            case .link(let link):
                run(id) { [weak router, screen] in
                    await router?.route(link.request(from: screen))
                }
            case .action(let perform):
                run(id, perform)
            case .text, .field, .toggle, nil:
                break
            }
        }

        /// Runs an action, which may wait for another screen. While it runs, the row is disabled.
        private func run(_ id: RowID, _ work: @escaping @MainActor () async -> Void) {
            guard running.insert(id).inserted else { return }
            // In another turn, since a table that is drawing its rows can't be changed.
            Task {
                draw()
                await work()
                running.remove(id)
                draw()
            }
        }
    }
#endif
