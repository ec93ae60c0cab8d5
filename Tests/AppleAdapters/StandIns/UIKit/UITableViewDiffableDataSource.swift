/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [[ItemIdentifierType]] = []
    var reconfigured: Set<ItemIdentifierType> = []

    public init() {}

    public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers += identifiers
        items += identifiers.map { _ in [] }
    }

    /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/appenditems(_:tosection:)
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.flatMap(sectionIdentifiers.lastIndex) ?? items.indices.last
        if let index { items[index] += identifiers }
    }

    /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfigured.formUnion(identifiers)
    }

    public func itemIdentifiers(
        inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        sectionIdentifiers.firstIndex(of: identifier).map { items[$0] } ?? []
    }
}

/// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@MainActor
@preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var table: UITableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >()

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { current }

    /// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/apply(_:animatingdifferences:completion:)
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let known = Set(snapshot.itemIdentifiers)
        if Set(snapshot.sectionIdentifiers).count < snapshot.sectionIdentifiers.count {
            StandIn.refuse("two sections are the same")
        }
        if !snapshot.reconfigured.isSubset(of: known) {
            StandIn.refuse("a row that isn't in the table can't be configured again")
        }
        current = snapshot
        current.reconfigured = []
        var rows: [(id: AnyHashable, path: IndexPath)] = []
        for (section, id) in snapshot.sectionIdentifiers.enumerated() {
            rows += snapshot.itemIdentifiers(inSection: id).enumerated().map {
                ($0.element, IndexPath(row: $0.offset, section: section))
            }
        }
        table?.show(rows, reconfiguring: Set(snapshot.reconfigured.map(AnyHashable.init)))
        completion?()
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        let sections = current.sectionIdentifiers
        guard sections.indices.contains(indexPath.section) else { return nil }
        let rows = current.itemIdentifiers(inSection: sections[indexPath.section])
        return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
    }

    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) }
        if cell == nil { StandIn.refuse("no cell for \(indexPath)") }
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func numberOfSections(in tableView: UITableView) -> Int {
        current.sectionIdentifiers.count
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.itemIdentifiers(inSection: current.sectionIdentifiers[section]).count
    }

    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
}
