/// https://developer.apple.com/documentation/uikit/uicontrol
@MainActor
open class UIControl: UIView {
    /// https://developer.apple.com/documentation/uikit/uicontrol/event
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    open var isEnabled = true
    private var actions: [(event: Event, action: UIAction)] = []

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.append((controlEvents, action))
    }

    open func sendActions(for controlEvents: UIControl.Event) {
        for (event, action) in actions where event == controlEvents { action.handler(action) }
    }
}

/// https://developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor
open class UIAction: NSObject {
    let handler: UIActionHandler

    /// https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
    public init(handler: @escaping UIActionHandler) {
        self.handler = handler
    }

    /// https://developer.apple.com/documentation/uikit/uimenuleaf/performwithsender(_:target:)
    open func performWithSender(_ sender: Any?, target: Any?) {
        handler(self)
    }
}

/// https://developer.apple.com/documentation/uikit/uiswitch
@MainActor
open class UISwitch: UIControl {
    open var isOn = false

    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }
}

/// https://developer.apple.com/documentation/uikit/uireturnkeytype
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case send = 7
    case done = 9
}

/// https://developer.apple.com/documentation/uikit/uitextfield
@MainActor
open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?
    open var font: UIFont?
    open var adjustsFontForContentSizeCategory = false
    open var returnKeyType = UIReturnKeyType.default
}

/// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@MainActor
open class UIActivityIndicatorView: UIView {
    /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    public private(set) var isAnimating = false

    public init(style: UIActivityIndicatorView.Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    open func startAnimating() {
        isAnimating = true
    }
}
