/// https://developer.apple.com/documentation/swiftui/tabcontent
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

extension TabContent where Body == Never {
    /// What the framework draws by itself has no body.
    public var body: Never { fatalError("\(Self.self) is drawn by the framework") }
}

/// Draws itself as tabs.
@MainActor
protocol DrawableTabs {
    func draw(in context: Context) -> [Drawing]
}

/// https://developer.apple.com/documentation/swiftui/tabcontentbuilder
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// https://developer.apple.com/documentation/swiftui/tabcontentbuilder/content
    public struct Content<C: TabContent>: View, Drawable where C.TabValue == TabValue {
        public typealias Body = Never

        let tabs: C

        func draw(in context: Context) -> [Drawing] {
            (tabs as? any DrawableTabs)?.draw(in: context) ?? []
        }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C { content }
}

/// https://developer.apple.com/documentation/swiftui/tab
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent, DrawableTabs {
    public typealias TabValue = Value
    public typealias Body = Never

    private let value: Value
    private let content: Content
    private let label: Label

    /// https://developer.apple.com/documentation/swiftui/tab/init(value:content:label:)
    public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    func draw(in context: Context) -> [Drawing] {
        var drawing = context.drawOne(content)
        drawing.tag = value
        drawing.tabItem = context.at("tabItem").draw(label)
        return [drawing]
    }
}

extension TabContent {
    /// https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:)
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        BadgedTab(content: self, label: label)
    }
}

private struct BadgedTab<Content: TabContent>: TabContent, DrawableTabs {
    typealias TabValue = Content.TabValue
    typealias Body = Never

    let content: Content
    let label: Text?

    func draw(in context: Context) -> [Drawing] {
        ((content as? any DrawableTabs)?.draw(in: context) ?? []).map { drawing in
            var drawing = drawing
            drawing.badge = label.flatMap { context.at("badge").draw($0).flatMap(\.texts).first }
            return drawing
        }
    }
}

/// Stands in for `TabContentBuilder<TabValue>`, whose value SwiftUI infers from the content.
/// https://developer.apple.com/documentation/swiftui/tabcontentbuilder
@resultBuilder
public struct RepeatedTabBuilder {
    public static func buildExpression<C: TabContent>(_ content: C) -> C { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C { content }
}

extension ForEach: TabContent, DrawableTabs where Content: TabContent {
    public typealias TabValue = Content.TabValue

    /// https://developer.apple.com/documentation/swiftui/foreach
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @RepeatedTabBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: id, content: content)
    }

    func draw(in context: Context) -> [Drawing] {
        data.flatMap { element in
            (content(element) as? any DrawableTabs)?
                .draw(in: context.at(element[keyPath: id])) ?? []
        }
    }
}

extension TabView {
    /// https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selection: selection) { TabContentBuilder.Content(tabs: content()) }
    }
}
