public struct VStack<Content: View>: View {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }
}

public struct HStack<Content: View>: View {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }
}

public struct ZStack<Content: View>: View {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

public enum Axis: Int8, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

public struct ScrollView<Content: View>: View {
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

public struct List<SelectionValue: Hashable, Content: View>: View {}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        _ = content()
    }
}

public struct Section<Parent: View, Content: View, Footer: View>: View {}

extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        _ = content()
    }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        _ = (content(), header())
    }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        for element in data { _ = content(element) }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        for element in data { _ = content(element) }
    }
}

public struct NavigationStack<Data, Root: View>: View {
    /// https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-3bt4q
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    {
        _ = root()
    }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
    public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {}

extension NavigationSplitView where Content == EmptyView {
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        _ = (sidebar(), detail())
    }
}

extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }

    #if !STAND_IN_FOR_MACOS
        /// https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:)
        public func fullScreenCover<Item: Identifiable, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View { self }
    #endif
}

@MainActor
@preconcurrency
public protocol ToolbarContent {}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
}

public struct ToolbarItemPlacement: Sendable {
    public static let cancellationAction = ToolbarItemPlacement()
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        _ = content()
        return self
    }
}

public struct TabView<SelectionValue: Hashable, Content: View>: View {
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        _ = label()
        return self
    }
    public func badge(_ label: Text?) -> some View { self }
}

@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
}

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public struct Content<C: TabContent>: View where C.TabValue == TabValue {}

    public static func buildExpression<C: TabContent>(_ content: C) -> C { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C { content }
}

@available(iOS 18, macOS 15, visionOS 2, *)
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value

    public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        _ = (content(), label())
    }
}

extension TabContent {
    public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
}

/// Stands in for `TabContentBuilder<TabValue>`, whose value SwiftUI infers from the content.
/// https://developer.apple.com/documentation/swiftui/tabcontentbuilder
@resultBuilder
public struct RepeatedTabBuilder {
    public static func buildExpression<C: TabContent>(_ content: C) -> C { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C { content }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    /// https://developer.apple.com/documentation/swiftui/foreach
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @RepeatedTabBuilder content: @escaping (Data.Element) -> Content
    ) {
        for element in data { _ = content(element) }
    }
}

extension TabView {
    /// https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        _ = content()
    }
}
