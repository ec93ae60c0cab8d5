/// A parameter that only its Navigator sees: a draft, a token, an address.
///
/// Everywhere else (outcomes, the history, the log, errors, analytics) `•••` replaces it. Only the
/// navigation state and the tickets of suspended requests keep it, to make the screen again. A link
/// template declares it, too, so that it stays private in an app without a route for it.
public struct Private<Value: Decodable & Sendable>: Decodable, Sendable {
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }

    /// Reads the value itself: being private adds no level to it.
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Value.self)
    }
}

extension Private: Encodable where Value: Encodable {
    /// Writes the value itself, but the mask into ``RouteValue/json``, which logs show.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let key = PrivateText.hidesValues, encoder.userInfo[key] != nil {
            try container.encode(PrivateText.mask)
        } else {
            try container.encode(value)
        }
    }
}

extension Private: CustomStringConvertible, CustomReflectable {
    /// The mask, so that not even a line for debugging contains the value.
    public var description: String { PrivateText.mask }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Lets the router recognise a ``Private`` parameter without knowing its value's type.
protocol PrivateParameter: Decodable {
    static var valueType: Any.Type { get }
}

extension Private: PrivateParameter {
    static var valueType: Any.Type { Value.self }
}
