/// https://developer.apple.com/documentation/swiftui/stepper
public struct Stepper<Label: View>: View, Drawable {
    public typealias Body = Never

    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?

    /// https://developer.apple.com/documentation/swiftui/stepper/init(label:onincrement:ondecrement:oneditingchanged:)
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
    }

    func draw(in context: Context) -> [Drawing] {
        var drawing = Drawing(.stepper, context.at("label").draw(label))
        drawing.isEnabled = context.environment.isEnabled
        drawing.accessibility.isElement = true
        drawing.increment = increment
        drawing.decrement = decrement
        return [drawing]
    }
}
