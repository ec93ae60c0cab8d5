/// https://developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
}

/// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View, Drawable {
    public typealias Body = Never

    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    func draw(in context: Context) -> [Drawing] {
        var drawing = Drawing(.button, context.at("label").draw(label))
        drawing.tap = action
        drawing.isEnabled = context.environment.isEnabled
        drawing.accessibility.traits = .isButton
        drawing.accessibility.isElement = true
        return [drawing]
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(title) }
    }
}

/// https://developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View>: View, Drawable {
    public typealias Body = Never

    private let isOn: Binding<Bool>
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    func draw(in context: Context) -> [Drawing] {
        var drawing = Drawing(.toggle, context.at("label").draw(label))
        drawing.isOn = isOn.wrappedValue
        drawing.tap = { isOn.wrappedValue.toggle() }
        drawing.isEnabled = context.environment.isEnabled
        drawing.accessibility.traits = .isToggle
        drawing.accessibility.isElement = true
        return [drawing]
    }
}

/// https://developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View, Drawable {
    public typealias Body = Never

    private let text: Binding<String>
    private let label: Label

    func draw(in context: Context) -> [Drawing] {
        var drawing = Drawing(.field, text: text.wrappedValue)
        drawing.accessibility.label = context.drawOne(label).spoken
        drawing.type = { text.wrappedValue = $0 }
        drawing.submit = context.environment.submit
        drawing.isEnabled = context.environment.isEnabled
        return [drawing]
    }
}

extension TextField where Label == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        label = Text(title)
        self.text = text
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        Surrounded(content: self) { $0.setting(\.submit, to: action) }
    }

    /// https://developer.apple.com/documentation/swiftui/view/disabled(_:)
    public func disabled(_ disabled: Bool) -> some View {
        Surrounded(content: self) {
            $0.setting(\.isEnabled, to: $0.environment.isEnabled && !disabled)
        }
    }
}

extension EnvironmentValues {
    fileprivate var submit: () -> Void {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

private struct SubmitKey: EnvironmentKey {
    static var defaultValue: () -> Void { {} }
}
