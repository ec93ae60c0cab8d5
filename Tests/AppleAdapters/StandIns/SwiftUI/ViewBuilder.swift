/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    @MainActor
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    @MainActor
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
}

/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View, Drawable {
    public typealias Body = Never

    public nonisolated init() {}

    func draw(in context: Context) -> [Drawing] { [] }
}

/// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View, Drawable {
    public typealias Body = Never

    public var value: T
    private let children: [any View]

    init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        var children: [any View] = []
        repeat children.append(each value)
        self.children = children
    }

    func draw(in context: Context) -> [Drawing] {
        children.enumerated().flatMap { context.at($0).draw($1) }
    }
}

/// What an `if` with an `else` builds.
public struct _ConditionalContent<First: View, Second: View>: View, Drawable {
    public typealias Body = Never

    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    func draw(in context: Context) -> [Drawing] {
        switch storage {
        case .first(let view): context.at("first").draw(view)
        case .second(let view): context.at("second").draw(view)
        }
    }
}

/// A view whose modifiers apply to one of several branches.
@MainActor
protocol Branching {
    /// The branch that is shown; `nil` if there is only one.
    var branch: String? { get }
}

extension _ConditionalContent: Branching {
    var branch: String? {
        switch storage {
        case .first(let view): "first " + ((view as? any Branching)?.branch ?? "")
        case .second(let view): "second " + ((view as? any Branching)?.branch ?? "")
        }
    }
}

extension Marked: Branching {
    var branch: String? { (content as? any Branching)?.branch }
}

/// What an `if` without an `else` builds.
/// https://developer.apple.com/documentation/swift/optional
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: Drawable where Wrapped: View {
    func draw(in context: Context) -> [Drawing] { map { context.draw($0) } ?? [] }
}

/// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View, Drawable {
    public typealias Body = Never

    private let content: any View

    public init<V: View>(_ view: V) {
        content = view
    }

    func draw(in context: Context) -> [Drawing] {
        context.at("\(type(of: content))").draw(content)
    }
}
