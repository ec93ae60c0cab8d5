public struct Font: Hashable, Sendable {
    public static let title2 = Font()
    public static let headline = Font()
    public static let subheadline = Font()
    public static let footnote = Font()
}

/// In SwiftUI a protocol, whose types are named nowhere.
public struct ShapeStyle: Sendable {
    public static let primary = ShapeStyle()
    public static let secondary = ShapeStyle()
    public static let tertiary = ShapeStyle()
    public static let quaternary = ShapeStyle()
    public static let bar = ShapeStyle()
}

public protocol Shape: Sendable, View {}

public struct RoundedRectangle: Shape {
    public nonisolated init(cornerRadius: CGFloat) {}
}

public enum HorizontalAlignment: Sendable {
    case leading, center, trailing
}

public enum VerticalEdge: Sendable {
    case top, bottom
}

public struct SubmitLabel: Sendable {
    public static var send: SubmitLabel { SubmitLabel() }
}

extension View {
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { self }
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func foregroundStyle(_ style: ShapeStyle) -> some View { self }
    public func background(_ style: ShapeStyle) -> some View { self }
    public func background<S: Shape>(_ style: ShapeStyle, in shape: S) -> some View { self }
    public func clipShape<S: Shape>(_ shape: S) -> some View { self }
    public func scaledToFill() -> some View { self }
    public func padding() -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
    public func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil
    ) -> some View { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, @ViewBuilder content: () -> V
    ) -> some View { having(content()) }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    public func disabled(_ disabled: Bool) -> some View { self }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)-1bkka
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { having(actions()) }

    #if STAND_IN_FOR_MACOS
        /// From macOS 15 on.
        /// Apple: swiftui/view/dismissalconfirmationdialog(_:shouldpresent:actions:)
        public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
            _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
        ) -> some View { having(actions()) }
    #endif
}

public struct KeyboardShortcut: Hashable, Sendable {
    public static let cancelAction = KeyboardShortcut()
}

// Called by the system.
extension View {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    public func userActivity(
        _ activityType: String, isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        if initial { SwiftUIStandIn.appearances.append(action) }
        return self
    }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        action.map { SwiftUIStandIn.appearances.append($0) }
        return self
    }
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        SwiftUIStandIn.tasks.append(action)
        return self
    }
}

public enum AccessibilityTraits: Sendable {
    case isButton, isImage, isLink
}

public struct AccessibilityActionKind: Hashable, Sendable {
    public static let `default` = AccessibilityActionKind()
    public static let escape = AccessibilityActionKind()
}

public enum AccessibilityChildBehavior: Sendable {
    case ignore, combine
}

extension View {
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}

// From iOS 18 and macOS 15 on, which has no zoom.

/// In SwiftUI a protocol, whose types are named nowhere.
public struct NavigationTransition {
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> NavigationTransition { NavigationTransition() }
}

extension View {
    public func navigationTransition(_ style: NavigationTransition) -> some View { self }

    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View { self }
}
