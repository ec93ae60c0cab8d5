/// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    let key: String

    public init(stringLiteral value: String) {
        key = value
    }
}

/// https://developer.apple.com/documentation/swiftui/text
public struct Text: View, Drawable, Sendable {
    public typealias Body = Never

    let text: String

    /// https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
    public nonisolated init(_ key: LocalizedStringKey) {
        text = key.key
    }

    /// https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) {
        text = String(content)
    }

    func draw(in context: Context) -> [Drawing] { [Drawing(.text, text: text)] }
}

/// https://developer.apple.com/documentation/swiftui/image
public struct Image: View, Drawable, Sendable {
    public typealias Body = Never

    let name: String

    public nonisolated init(systemName: String) {
        name = systemName
    }

    /// https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
    public func resizable() -> Image { self }

    func draw(in context: Context) -> [Drawing] { [Drawing(.image)] }
}

/// https://developer.apple.com/documentation/swiftui/label
public struct Label<Title: View, Icon: View>: View, Drawable {
    public typealias Body = Never

    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    func draw(in context: Context) -> [Drawing] {
        [Drawing(.group, context.at(0).draw(icon) + context.at(1).draw(title))]
    }
}

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

/// https://developer.apple.com/documentation/swiftui/labeledcontent
public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
}

extension LabeledContent: View, Drawable where Label: View, Content: View {
    public typealias Body = Never

    func draw(in context: Context) -> [Drawing] {
        [Drawing(.group, context.at("label").draw(label) + context.at("content").draw(content))]
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:)
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        label = Text(title)
        content = Text(value)
    }
}

/// https://developer.apple.com/documentation/swiftui/progressview
public struct ProgressView: View, Drawable {
    public typealias Body = Never

    public nonisolated init() {}

    func draw(in context: Context) -> [Drawing] { [Drawing(.progress)] }
}
