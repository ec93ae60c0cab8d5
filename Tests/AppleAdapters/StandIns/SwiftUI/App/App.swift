/// https://developer.apple.com/documentation/swiftui/app
@MainActor
@preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// https://developer.apple.com/documentation/swiftui/app/main()
    @MainActor
    @preconcurrency
    public static func main() {
        _ = Self().body
    }
}

/// https://developer.apple.com/documentation/swiftui/scene
@MainActor
@preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// What the framework shows by itself has no body.
    public var body: Never { fatalError("\(Self.self) is shown by the framework") }
}

/// https://developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    let content: Content

    /// https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Opens one more window of the group, as the system does for the user. Each has its own values
    /// of `@State`; but the first value of each is made once, with the content of the group, and if
    /// it is a class, all windows share its one instance.
    @_spi(StandIn)
    @MainActor
    public func openWindow() -> HostingWindow<Content> { HostingWindow(content) }
}
