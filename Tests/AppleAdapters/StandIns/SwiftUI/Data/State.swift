/// https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {}

/// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let link: Link

    public init(wrappedValue value: Value) {
        link = Link(Storage(value))
    }

    public var wrappedValue: Value {
        get { link.storage.value }
        nonmutating set { link.storage.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let storage = link.storage
        return Binding(read: { storage.value }, write: { storage.set($0) })
    }

    /// Leads each value of one view to the one storage that the framework keeps for it.
    private final class Link {
        let initial: Value
        var storage: Storage

        init(_ storage: Storage) {
            initial = storage.value
            self.storage = storage
        }
    }

    private final class Storage {
        private(set) var value: Value
        var store: Store?

        init(_ value: Value) {
            self.value = value
        }

        func set(_ value: Value) {
            self.value = value
            let store = store
            MainActor.assumeIsolated { store?.isStale = true }
        }
    }
}

extension State: Installable {
    func install(_ name: String, in context: Context) {
        // Each window keeps a value of its own, even of the same view.
        link.storage = context.store.object(name, at: context.place, or: Storage(link.initial))
        link.storage.store = context.store
    }
}

extension State: @unchecked Sendable where Value: Sendable {}
