/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 4)
}

/// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public enum AccessibilityChildBehavior: Sendable {
    case ignore, contain, combine
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        marked { drawing, _ in drawing.accessibility.isElement = children != .contain }
    }

    /// https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        marked { drawing, _ in drawing.accessibility.label = String(label) }
    }

    /// https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        marked { drawing, _ in drawing.accessibility.hint = String(hint) }
    }

    /// https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        marked { drawing, _ in drawing.accessibility.traits.formUnion(traits) }
    }

    /// https://developer.apple.com/documentation/swiftui/view/accessibilityremovetraits(_:)
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        marked { drawing, _ in drawing.accessibility.traits.remove(traits) }
    }

    /// https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        marked { drawing, _ in drawing.accessibility.isHidden = hidden }
    }
}
