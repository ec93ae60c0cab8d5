public struct Text: View, Sendable {
    /// https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
    public nonisolated init<S: StringProtocol>(_ content: S) {}
}

public struct Image: View, Sendable {
    public nonisolated init(systemName: String) {}

    /// https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
    public func resizable() -> Image { self }
}

public struct Label: View {
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct LabeledContent: View {
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {}
}

public struct ProgressView: View {
    public nonisolated init() {}
}

public struct Spacer: View {
    public nonisolated init(minLength: CGFloat? = nil) {}
}

public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}

public struct Button<Label: View>: View {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        _ = label()
    }
}

extension Button where Label == Text {
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {}
}

public struct Toggle<Label: View>: View {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _ = label()
    }
}

extension Toggle where Label == Text {
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct Stepper<Label: View>: View {
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        _ = label()
    }
}

public struct TextField: View {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public struct AsyncImagePhase: Sendable {
    public let image: Image? = nil
    public let error: (any Error)? = nil
}

public struct AsyncImage<Content: View>: View {
    public init(url: URL?, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        _ = content(AsyncImagePhase())
    }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    /// Apple: swiftui/contentunavailableview/init(label:description:actions:)
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        _ = (label(), description(), actions())
    }
}
