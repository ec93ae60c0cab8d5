/// https://developer.apple.com/documentation/swiftui/link
public struct Link<Label: View>: View, Drawable {
    public typealias Body = Never

    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    func draw(in context: Context) -> [Drawing] {
        var drawing = Drawing(.button, context.at("label").draw(label))
        let open = context.environment.openURL
        drawing.tap = { open(destination) }
        drawing.accessibility.traits = .isLink
        drawing.accessibility.isElement = true
        return [drawing]
    }
}

extension Link where Label == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
