/// A Navigator that offers a value which changes while the app runs, for instance the number of
/// items in the cart. Other features follow it with ``AppRouting/values(of:as:)``.
///
/// Its route is also an action, which returns the value of the moment.
@MainActor
public protocol ValueNavigating: Navigating {
    /// A value that equals the previous one isn't passed on.
    associatedtype Value: Codable & Equatable & Sendable

    /// Returns the value of the moment. Each reader calls this at first, after each change, and
    /// whenever the routes change. An error ends its values.
    func value(for parameters: Parameters) throws -> Value

    /// Sends an element whenever the value may have changed; if it ends, so do the values. Each
    /// reader has a sequence of its own, which is cancelled when it stops.
    func changes(for parameters: Parameters) -> AsyncStream<Void>
}

extension ValueNavigating {
    public static var isAction: Bool { true }
    public static var valueType: (any Decodable.Type)? { Value.self }

    public func destination(for parameters: Parameters) throws -> Destination {
        .value(try value(for: parameters))
    }
}
