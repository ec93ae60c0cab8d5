/// https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor
@preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is drawn by the framework") }
}

/// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
}

/// The content of a bar.
@MainActor
protocol DrawableBar {
    func drawBar(in context: Context) -> [Drawing]
}

/// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
    public static let cancellationAction = ToolbarItemPlacement()
}

/// https://developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: ToolbarContent, DrawableBar {
    public typealias Body = Never

    private let content: Content

    func drawBar(in context: Context) -> [Drawing] { context.draw(content) }
}

extension ToolbarItem where ID == () {
    public init(
        placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return marked { drawing, context in
            let bar = (content as? any DrawableBar)?.drawBar(in: context.at("toolbar")) ?? []
            drawing.toolbar += bar
        }
    }
}
