public protocol DynamicProperty {}

/// Keeps a value outside of a view.
private final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let box: Box<Value>

    public init(wrappedValue value: Value) {
        box = Box(value)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(read: { box.value }, write: { box.value = $0 })
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

@propertyWrapper
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// https://developer.apple.com/documentation/swiftui/binding/init(get:set:)-7ufcp
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // As the framework does, it calls both on the main thread, whatever their isolation says.
        self.init(
            read: unsafeBitCast(get, to: (() -> Value).self),
            write: unsafeBitCast(set, to: ((Value) -> Void).self))
    }

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
    public var layoutDirection = LayoutDirection.leftToRight
    public var scenePhase = ScenePhase.active
    public var openURL = OpenURLAction()
}

public enum ScenePhase: Hashable, Sendable {
    case background, inactive, active
}

public enum LayoutDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

public struct OpenURLAction: Sendable {
    @MainActor public func callAsFunction(
        _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
    ) {
        completion(false)
    }
}

@MainActor
@preconcurrency
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    nonisolated(unsafe) private let box: Box<Value>

    public nonisolated init(_ key: String) where Value == Data? {
        box = Box(nil)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// https://developer.apple.com/documentation/swiftui/focusstate/binding
    public struct Binding {}

    private let box: Box<Value>

    public init() where Value == Bool {
        box = Box(false)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { Binding() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {}

    public init() {}

    public var wrappedValue: Namespace.ID { ID() }
}

public struct Transaction {
    public var disablesAnimations = false

    public init() {}
}

public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
