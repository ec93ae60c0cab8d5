/// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper
@dynamicMemberLookup
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

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            read: { read()[keyPath: keyPath] },
            write: { new in
                var value = read()
                value[keyPath: keyPath] = new
                write(value)
            })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
