/// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View, Drawable {
    public typealias Body = Never

    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func draw(in context: Context) -> [Drawing] { [Drawing(.group, context.draw(content))] }
}

/// https://developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: View, Drawable {
    public typealias Body = Never

    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func draw(in context: Context) -> [Drawing] { [Drawing(.group, context.draw(content))] }
}

/// https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: View, Drawable {
    public typealias Body = Never

    public var content: Content

    /// https://developer.apple.com/documentation/swiftui/scrollview/init(_:content:)
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func draw(in context: Context) -> [Drawing] { [Drawing(.group, context.draw(content))] }
}

/// https://developer.apple.com/documentation/swiftui/axis
public enum Axis: Int8, Sendable {
    case horizontal, vertical

    /// https://developer.apple.com/documentation/swiftui/axis/set
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View, Drawable {
    public typealias Body = Never

    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func draw(in context: Context) -> [Drawing] { [Drawing(.group, context.draw(content))] }
}

/// https://developer.apple.com/documentation/swiftui/alignment
public struct Alignment: Equatable, Sendable {
    private let name: String

    public static let center = Alignment(name: "center")
}

/// https://developer.apple.com/documentation/swiftui/horizontalalignment
public enum HorizontalAlignment: Sendable {
    case leading, center, trailing
}

/// https://developer.apple.com/documentation/swiftui/verticalalignment
public enum VerticalAlignment: Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// https://developer.apple.com/documentation/swiftui/spacer
public struct Spacer: View, Drawable {
    public typealias Body = Never

    public nonisolated init(minLength: CGFloat? = nil) {}

    func draw(in context: Context) -> [Drawing] { [] }
}

/// https://developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue: Hashable, Content: View>: View, Drawable {
    public typealias Body = Never

    private let content: Content

    func draw(in context: Context) -> [Drawing] { [Drawing(.list, context.draw(content))] }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// https://developer.apple.com/documentation/swiftui/section
public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// https://developer.apple.com/documentation/swiftui/section/init(content:)
    public init(@ViewBuilder content: () -> Content) {
        header = EmptyView()
        self.content = content()
    }
}

extension Section: View, Drawable where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    func draw(in context: Context) -> [Drawing] {
        let header = context.at("header").draw(header).map { drawing in
            var drawing = drawing
            drawing.accessibility.traits.insert(.isHeader)
            return drawing
        }
        return [Drawing(.section, header + context.draw(content))]
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.header = header()
        self.content = content()
    }
}

/// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let content: (Data.Element) -> Content

    init(
        data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, id, content)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    /// https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: \.id, content: content)
    }
}

extension ForEach: View, Drawable where Content: View {
    public typealias Body = Never

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: id, content: content)
    }

    func draw(in context: Context) -> [Drawing] {
        data.flatMap { context.at($0[keyPath: id]).draw(content($0)) }
    }
}
