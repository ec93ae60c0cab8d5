/// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Drawable {
    public typealias Body = Never

    let content: any View

    func draw(in context: Context) -> [Drawing] { context.draw(content) }
}

/// https://developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, Drawable where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    func draw(in context: Context) -> [Drawing] {
        let context = context.at("\(Modifier.self)")
        context.install(in: modifier)
        return context.draw(modifier.body(content: _ViewModifier_Content(content: content)))
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/modifier(_:)
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
