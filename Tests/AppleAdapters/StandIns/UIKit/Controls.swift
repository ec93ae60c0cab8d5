// Signatures: nothing here is drawn.

open class UIControl: UIView {
    nonisolated public enum Event: Sendable {
        case touchUpInside, valueChanged, editingChanged, editingDidEndOnExit
    }

    var actions: [(event: Event, action: UIAction)] = []

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.append((controlEvents, action))
    }
}

open class UIButton: UIControl {}

open class UIAction: NSObject {
    private let handler: (UIAction) -> Void

    /// Apple:
    /// uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
    public init(handler: @escaping (_ action: UIAction) -> Void) {
        self.handler = handler
    }

    /// https://developer.apple.com/documentation/uikit/uimenuleaf/performwithsender(_:target:)
    open func performWithSender(_ sender: Any?, target: Any?) {
        handler(self)
    }
}

open class UIBarButtonItem: NSObject {
    nonisolated public enum SystemItem: Sendable {
        case done, close
    }

    open var primaryAction: UIAction?

    /// Apple: uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:)
    public init(systemItem: SystemItem = .done, primaryAction: UIAction? = nil) {
        self.primaryAction = primaryAction
    }
}

open class UINavigationItem: NSObject {
    open var leftBarButtonItem: UIBarButtonItem?
    /// https://developer.apple.com/documentation/uikit/uinavigationitem/backaction
    open var backAction: UIAction?
    open var rightBarButtonItem: UIBarButtonItem?
}

open class UITabBarItem: NSObject {
    open var badgeValue: String?
    open var title: String?
    open var image: UIImage?
}

open class UIRefreshControl: UIControl {
    open func endRefreshing() {}
}

open class UISwitch: UIControl {
    open var isOn = false

    open func setOn(_ on: Bool, animated: Bool) {}
}

nonisolated public enum UIReturnKeyType: Sendable {
    case `default`, send
}

open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var adjustsFontForContentSizeCategory = false
    open var returnKeyType = UIReturnKeyType.default
}

/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public var text: String?

    public static func empty() -> UIContentUnavailableConfiguration { .init() }
}

/// https://developer.apple.com/documentation/uikit/uicontentunavailableview
open class UIContentUnavailableView: UIView {
    open private(set) var configuration: any UIContentConfiguration
    open var isScrollEnabled = false

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init()
    }
}

open class UIActivityIndicatorView: UIView {
    /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
    nonisolated public enum Style: Sendable {
        case medium
    }

    public init(style: UIActivityIndicatorView.Style) {
        super.init(frame: .zero)
    }

    open func startAnimating() {}
}

nonisolated open class UIColor: NSObject, @unchecked Sendable {
    private static let colors = (0..<5).map { _ in UIColor() }

    open class var systemBackground: UIColor { colors[0] }
    open class var label: UIColor { colors[1] }
    open class var secondaryLabel: UIColor { colors[2] }
    open class var tertiaryLabel: UIColor { colors[3] }
    open class var tintColor: UIColor { colors[4] }
}

nonisolated open class UIFont: NSObject, @unchecked Sendable {
    nonisolated public enum TextStyle: Sendable {
        case body
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont() }
}

nonisolated open class UIImage: NSObject, @unchecked Sendable {
    /// What the image was made from.
    @_spi(StandIn)
    public let data: Data

    private init(from data: Data) { self.data = data }

    public convenience init?(systemName name: String) {
        self.init(from: Data())
    }

    /// `nil` for what is no image.
    public convenience init?(data: Data) {
        if data.isEmpty { return nil }
        self.init(from: data)
    }

    /// https://developer.apple.com/documentation/uikit/uiimage/bypreparingthumbnail(ofsize:)
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}

open class NSLayoutConstraint: NSObject {
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// What a view and a layout guide have in common.
public protocol Anchored {}

extension Anchored {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

open class UILayoutGuide: NSObject, Anchored {}

extension UIView: Anchored {
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}
