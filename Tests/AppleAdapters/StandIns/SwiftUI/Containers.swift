public struct VStack<Content: View>: View {
    public init(
        alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }
}

/// What is built with its contents alone.
public struct Container<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {
        _ = content()
    }
}

public typealias HStack = Container

public typealias ZStack = Container

public typealias List = Container

public enum Axis {
    public struct Set: Sendable {
        public static let horizontal = Set()
        public static let vertical = Set()
    }
}

public struct ScrollView<Content: View>: View {
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

/// https://developer.apple.com/documentation/swiftui/scrollviewreader
public struct ScrollViewReader<Content: View>: View {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        _ = content(ScrollViewProxy())
    }
}

public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct UnitPoint: Hashable, Sendable {
    public static let bottom = UnitPoint()
}

public struct Section<Parent: View, Content: View>: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() }
    ) {
        _ = (content(), header())
    }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        for element in data { _ = content(element) }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
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

public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
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
        /// Apple: swiftui/view/fullscreencover(item:ondismiss:content:)
        public func fullScreenCover<Item: Identifiable, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View { self }
    #endif
}

public struct ToolbarItemPlacement: Sendable {
    public static let cancellationAction = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
}

public struct ToolbarItem<Content: View>: View {
    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

extension View {
    /// Builds items as it builds views.
    /// https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx
    public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { having(content()) }
}

public struct TabView<SelectionValue: Hashable, Content: View>: View {
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { having(label()) }
    public func badge(_ label: Text?) -> some View { self }
}
