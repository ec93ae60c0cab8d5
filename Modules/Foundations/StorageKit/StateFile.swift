/// One value that the user's changes make, kept across launches.
///
/// A class, because everybody who asks the ``Storage`` for a name shares the one value.
@MainActor
public final class StateFile<Value: Codable & Sendable> {
    /// The current value.
    public private(set) var value: Value

    private let write: @MainActor (Value) -> Void

    init(_ value: Value, write: @escaping @MainActor (Value) -> Void) {
        self.value = value
        self.write = write
    }

    /// Changes the value and writes it.
    public func update(_ change: (inout Value) -> Void) {
        change(&value)
        write(value)
    }
}
