/// https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
public struct UIAccessibility {
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification
    nonisolated public enum Notification: Sendable {
        case screenChanged
    }

    public static var isReduceMotionEnabled: Bool { false }

    /// https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)
    public static func post(notification: Notification, argument: Any?) {
        StandIn.onScreenChange()
    }
}

nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
}

nonisolated public enum UIUserInterfaceLayoutDirection: Sendable {
    case leftToRight, rightToLeft
}
