#if STAND_IN_FOR_MACOS
    public import AppKit
#else
    public import UIKit
#endif

@MainActor
@preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    @MainActor
    @preconcurrency
    public static func main() {
        _ = Self().body
    }
}

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

@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {
        _ = content()
    }
}

/// https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor and, for macOS,
/// https://developer.apple.com/documentation/swiftui/nsapplicationdelegateadaptor
@MainActor
@preconcurrency
@propertyWrapper
public struct DelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
    public var wrappedValue: DelegateType { fatalError("the framework makes it") }

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

#if STAND_IN_FOR_MACOS
    /// https://developer.apple.com/documentation/swiftui/window
    public struct Window<Content: View>: Scene {
        public init<S: StringProtocol>(
            _ title: S, id: String, @ViewBuilder content: () -> Content
        ) {
            _ = content()
        }
    }

    extension Scene {
        public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    }

    public typealias NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate> =
        DelegateAdaptor<Delegate>
#else
    public typealias UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> =
        DelegateAdaptor<Delegate>

    /// https://developer.apple.com/documentation/swiftui/uihostingcontroller
    @MainActor
    @preconcurrency
    open class UIHostingController<Content: View>: UIViewController {
        public var rootView: Content

        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }

        public required init?(coder aDecoder: NSCoder) { nil }
    }

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
    @MainActor
    @preconcurrency
    public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        typealias Context = UIViewControllerRepresentableContext

        func makeUIViewController(context: Context) -> UIViewControllerType
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    }

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
    public struct UIViewControllerRepresentableContext {}
#endif
