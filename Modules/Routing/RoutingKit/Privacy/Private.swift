/// A parameter that only its Navigator sees: a draft, a token, an address.
///
///     struct Parameters: Decodable {
///         let userID: String
///         let draft: Private<String>?
///     }
///
/// Wherever a request is told about (outcomes, the history, the log, a trace, errors, analytics)
/// ``mask`` stands in its place. The navigation state and the tickets of suspended requests keep
/// it, because the screen must come back as it was.
public struct Private<Value: Decodable & Sendable>: Decodable, Sendable {
    /// The value as it was sent.
    public let value: Value

    /// Wraps a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Reads the value itself: being private adds no level to it.
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Value.self)
    }
}

extension Private {
    /// What is told instead of a value.
    public static var mask: String { PrivateText.mask }
}

extension Private: CustomStringConvertible, CustomReflectable {
    /// The mask, so that not even a line for debugging tells the value.
    public var description: String { Self.mask }
    /// Nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Lets the router recognise a ``Private`` parameter without knowing what is in it.
protocol PrivateParameter: Decodable {
    static var valueType: Any.Type { get }
}

extension Private: PrivateParameter {
    static var valueType: Any.Type { Value.self }
}
