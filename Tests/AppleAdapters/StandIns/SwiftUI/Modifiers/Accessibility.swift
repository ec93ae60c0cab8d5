/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []

    public init() {}

    private init(_ name: String) {
        names = [name]
    }

    public static let isButton = AccessibilityTraits("button")
    public static let isHeader = AccessibilityTraits("header")
    public static let isImage = AccessibilityTraits("image")
    public static let isLink = AccessibilityTraits("link")
    public static let isSelected = AccessibilityTraits("selected")
    public static let isToggle = AccessibilityTraits("toggle")
    public static let isStaticText = AccessibilityTraits("static text")
    public static let updatesFrequently = AccessibilityTraits("updates frequently")

    public func contains(_ member: AccessibilityTraits) -> Bool {
        names.isSuperset(of: member.names)
    }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        changed { $0.formUnion(other.names) }
    }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        changed { $0.formIntersection(other.names) }
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        changed { $0.formSymmetricDifference(other.names) }
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

    public mutating func formIntersection(_ other: AccessibilityTraits) {
        self = intersection(other)
    }

    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        self = symmetricDifference(other)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let old = contains(member) ? member : nil
        names.subtract(member.names)
        return old
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = contains(newMember) ? newMember : nil
        formUnion(newMember)
        return old
    }

    private func changed(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
        var traits = self
        change(&traits.names)
        return traits
    }
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
