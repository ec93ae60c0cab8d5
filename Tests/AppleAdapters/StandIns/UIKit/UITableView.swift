/// https://developer.apple.com/documentation/uikit/uitableview
@MainActor
open class UITableView: UIScrollView {
    /// https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
    public enum Style: Int, Sendable {
        case plain = 0
        case insetGrouped = 2
    }

    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    private var classes: [String: UITableViewCell.Type] = [:]
    /// The cells of the rows that fit the table, by the identities of the rows.
    private var cells: [AnyHashable: UITableViewCell] = [:]
    private var rows: [(id: AnyHashable, path: IndexPath)] = []
    /// The cell that is being configured again, which keeps its row.
    private var reconfigured: UITableViewCell?

    /// How many rows fit the table, from the top.
    private let capacity = 12

    public init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame)
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        if let reconfigured { return reconfigured }
        guard let kind = classes[identifier] else {
            StandIn.refuse("no cell is registered for \(identifier)")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        return kind.init(style: .default, reuseIdentifier: identifier)
    }

    /// https://developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        rows.first { $0.path == indexPath }.flatMap { cells[$0.id] }
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    /// https://developer.apple.com/documentation/uikit/uitableview/numberofrows(insection:)
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    /// Shows other rows: rows that stay keep their cells, and new ones get one where they fit.
    func show(
        _ next: [(id: AnyHashable, path: IndexPath)], reconfiguring ids: Set<AnyHashable>
    ) {
        if Set(next.map(\.id)).count < next.count { StandIn.refuse("two rows are the same") }
        rows = next
        let before = cells
        cells = [:]
        for row in next.prefix(capacity) {
            guard let cell = before[row.id] else {
                cells[row.id] = dataSource?.tableView(self, cellForRowAt: row.path)
                continue
            }
            cells[row.id] = cell
            guard ids.contains(row.id) else { continue }
            reconfigured = cell
            _ = dataSource?.tableView(self, cellForRowAt: row.path)
            reconfigured = nil
        }
        for row in next where before[row.id] == nil {
            if let cell = cells[row.id] {
                delegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
            }
        }
    }
}

/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@MainActor
public protocol UITableViewDataSource: AnyObject {
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

/// Its methods are optional in UIKit.
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate
@MainActor
public protocol UITableViewDelegate: AnyObject {
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    )
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension IndexPath {
    /// https://developer.apple.com/documentation/foundation/indexpath/section-8h7wo
    public var section: Int { self[0] }
    /// https://developer.apple.com/documentation/foundation/indexpath/row
    public var row: Int { self[1] }

    /// https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)
    public init(row: Int, section: Int) {
        self = [section, row]
    }
}
