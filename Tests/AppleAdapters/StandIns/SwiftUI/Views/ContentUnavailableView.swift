/// https://developer.apple.com/documentation/swiftui/contentunavailableview
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, Drawable
{
    public typealias Body = Never

    private let label: Label
    private let description: Description
    private let actions: Actions

    /// https://developer.apple.com/documentation/swiftui/contentunavailableview/init(label:description:actions:)
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    func draw(in context: Context) -> [Drawing] {
        [
            Drawing(
                .group,
                context.at("label").draw(label) + context.at("description").draw(description)
                    + context.at("actions").draw(actions))
        ]
    }
}
