/// https://developer.apple.com/documentation/uikit/uitableviewcell
@MainActor
open class UITableViewCell: UIView {
    /// https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
    public enum CellStyle: Int, Sendable {
        case `default` = 0
    }

    /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
    }

    open private(set) var contentView = UIView()
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)?

    // Required here only, since a table makes a cell of the class that is registered.
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        addSubview(contentView)
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }
}

/// https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5
@MainActor
public protocol UIContentConfiguration {}

/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
    public struct TextProperties: Sendable {
        public var color = UIColor.label
    }

    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct
    public struct ImageProperties: Sendable {
        public var cornerRadius: CGFloat = 0
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var secondaryText: String?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
}
