/// https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
    public static var content: NavigationSplitViewColumn { .init(name: "content") }
    public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

/// https://developer.apple.com/documentation/swiftui/navigationsplitview
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, Drawable {
    public typealias Body = Never

    private let column: Binding<NavigationSplitViewColumn>
    private let sidebar: Sidebar
    private let detail: Detail

    func draw(in context: Context) -> [Drawing] {
        let columns = [
            (NavigationSplitViewColumn.sidebar, context.at("sidebar").drawOne(sidebar)),
            (.detail, context.at("detail").drawOne(detail)),
        ].map { column, drawing in
            var drawing = drawing
            drawing.tag = column
            return drawing
        }
        var split = Drawing(.columns, columns)
        split.selection = column.wrappedValue
        split.select = { tag in
            if let value = tag.base as? NavigationSplitViewColumn { column.wrappedValue = value }
        }
        return [split]
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// https://developer.apple.com/documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:detail:)
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        column = preferredCompactColumn
        self.sidebar = sidebar()
        self.detail = detail()
    }
}
