@_exported public import AppleFoundation
@_exported public import Foundation

// Signatures, enough to type-check what ships. Nothing is drawn: a view can be built, with the
// views in its builders, and its state has its first values.

@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// https://developer.apple.com/documentation/swift/never
extension Never: View {
    public var body: Never { fatalError("there is none") }
}

extension View where Body == Never {
    /// What the framework draws by itself has no body.
    public var body: Never { fatalError("\(Self.self) is drawn by the framework") }
}

@resultBuilder
@MainActor
public enum ViewBuilder {
    /// Builds the body of the view too, so that a test that builds a view builds all of it.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        if Content.Body.self != Never.self { _ = content.body }
        return content
    }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView()
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
}

public struct EmptyView: View {
    public nonisolated init() {}
}

public struct TupleView<T>: View {}

/// What an `if` with an `else` builds.
public struct _ConditionalContent<First: View, Second: View>: View {}

/// What an `if` without an `else` builds.
/// https://developer.apple.com/documentation/swift/optional
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

public struct AnyView: View {
    public init<V: View>(_ view: V) {
        _ = ViewBuilder.buildExpression(view)
    }
}

@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {}

public struct ModifiedContent<Content, Modifier> {
    let content: Content
    let modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: some View { modifier.body(content: _ViewModifier_Content()) }
}

extension View {
    /// The view itself, when what belongs to it is built.
    func having<Content>(_ built: Content) -> Self { self }

    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Stands in for the macro `#Preview`, which Xcode alone compiles.
public struct Preview<Content: View>: View {
    public init(_ name: String, @ViewBuilder body: () -> Content) {
        _ = body()
    }
}
