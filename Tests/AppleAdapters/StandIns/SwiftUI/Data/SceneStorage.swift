/// https://developer.apple.com/documentation/swiftui/scenestorage
@MainActor
@preconcurrency
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let link = Link()

    /// https://developer.apple.com/documentation/swiftui/scenestorage/init(_:)
    public nonisolated init(_ key: String) where Value == Data? {
        self.key = key
    }

    public var wrappedValue: Value {
        get {
            guard let value = link.memory?.values[key] as? Value else {
                fatalError("\(key) is read outside of a view")
            }
            return value
        }
        nonmutating set { link.memory?.values[key] = newValue }
    }

    @MainActor
    private final class Link {
        var memory: SceneMemory?

        nonisolated init() {}
    }
}

extension SceneStorage: Installable {
    func install(_ name: String, in context: Context) {
        let memory = context.store.memory
        if memory.values[key] == nil { memory.values[key] = Data?.none }
        link.memory = memory
    }
}

/// What the system keeps of a window. Only tests see it.
@_spi(StandIn)
@MainActor
public final class SceneMemory {
    var values: [String: Any] = [:]

    /// The memory of a new window.
    public init() {}

    /// Replaces what is kept under a key.
    public func keep(_ data: Data, as key: String) { values[key] = Data?.some(data) as Any }
}
