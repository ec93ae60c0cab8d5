/// A property of a rule that JSON omits if it has its default value.
@propertyWrapper
struct Defaulted<Value: HasDefault & Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    var wrappedValue: Value

    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    init(from decoder: any Decoder) throws {
        wrappedValue = try Value(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }
}

/// A type with a default value in rules.
protocol HasDefault {
    static var defaultValue: Self { get }
}

extension ModuleSelector: HasDefault {
    static let defaultValue = all
}

extension Bool: HasDefault {
    static let defaultValue = false
}

extension [String]: HasDefault {
    static let defaultValue: [String] = []
}

extension KeyedDecodingContainer {
    /// Called by synthesized initializers for such a property.
    func decode<Value>(_ type: Defaulted<Value>.Type, forKey key: Key) throws -> Defaulted<Value> {
        try decodeIfPresent(type, forKey: key) ?? Defaulted(wrappedValue: .defaultValue)
    }
}

extension KeyedEncodingContainer {
    /// Called by synthesized methods for such a property. A default value isn't written.
    mutating func encode<Value>(_ value: Defaulted<Value>, forKey key: Key) throws {
        guard value.wrappedValue != .defaultValue else { return }
        try encode(value.wrappedValue, forKey: key)
    }
}
