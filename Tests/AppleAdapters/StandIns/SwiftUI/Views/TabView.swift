/// https://developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content: View>: View, Drawable {
    public typealias Body = Never

    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    func draw(in context: Context) -> [Drawing] {
        var tabs = Drawing(.tabs, context.draw(content))
        tabs.selection = selection.map { AnyHashable($0.wrappedValue) }
        tabs.select = { tag in
            if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
        }
        return [tabs]
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return marked { drawing, context in drawing.tabItem = context.at("tabItem").draw(label) }
    }

    /// https://developer.apple.com/documentation/swiftui/view/badge(_:)
    public func badge(_ label: Text?) -> some View {
        marked { drawing, context in
            drawing.badge = label.flatMap { context.at("badge").draw($0).flatMap(\.texts).first }
        }
    }

    /// https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        marked { drawing, _ in drawing.tag = tag }
    }
}
