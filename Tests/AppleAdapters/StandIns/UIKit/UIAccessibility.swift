/// https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
@MainActor
public struct UIAccessibility {
    public static var isReduceMotionEnabled: Bool { StandIn.isReduceMotionEnabled }
}

/// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}
