// Signatures: a table here has no rows.

open class UITableView: UIView {
    /// https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
    nonisolated public enum Style: Sendable {
        case plain, insetGrouped
    }

    public init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame)
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

open class UITableViewCell: UIView {
    nonisolated public enum CellStyle: Sendable {
        case `default`
    }

    /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
    nonisolated public enum AccessoryType: Sendable {
        case none, disclosureIndicator
    }

    open private(set) var contentView = UIView()
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)?

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }
}

/// https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5
public protocol UIContentConfiguration {}

/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
    /// Apple: uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
    nonisolated public struct TextProperties: Sendable {
        public var color = UIColor.label
    }

    /// Apple: uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct
    nonisolated public struct ImageProperties: Sendable {
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var secondaryText: String?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
}

open class UITableViewController: UIViewController {
    public init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as it is in UIKit
    open var tableView: UITableView! { view as? UITableView }
    open var refreshControl: UIRefreshControl?
    open override func loadView() {
        view = UITableView(frame: .zero, style: .insetGrouped)
        viewDidLoad()
    }

    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
nonisolated public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    public private(set) var itemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
    /// Apple: uikit/nsdiffabledatasourcesnapshot-swift.struct/appenditems(_:tosection:)
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        itemIdentifiers += identifiers
    }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}

/// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}

    open func snapshot() -> Snapshot { Snapshot() }
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {}
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
}
