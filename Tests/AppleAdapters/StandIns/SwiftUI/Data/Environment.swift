/// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let link = Link()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value { link.values[keyPath: keyPath] }

    private final class Link {
        var values = EnvironmentValues()
    }
}

extension Environment: Installable {
    func install(_ name: String, in context: Context) {
        link.values = context.environment
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        Surrounded(content: self) { $0.setting(keyPath, to: value) }
    }
}

/// A view with another environment.
struct Surrounded<Content: View>: View, Drawable {
    typealias Body = Never

    let content: Content
    let change: (Context) -> Context

    func draw(in context: Context) -> [Drawing] { change(context).draw(content) }
}
