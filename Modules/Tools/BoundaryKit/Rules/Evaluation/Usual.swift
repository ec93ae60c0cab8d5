/// A property of a rule that JSON leaves out where it has its usual value.
@propertyWrapper
struct Usual<Value: HasUsualValue & Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
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

/// A type of which one value goes without saying.
protocol HasUsualValue {
    static var usual: Self { get }
}

extension ModuleSelector: HasUsualValue {
    static let usual = all
}

extension Bool: HasUsualValue {
    static let usual = false
}

extension [String]: HasUsualValue {
    static let usual: [String] = []
}

extension KeyedDecodingContainer {
    /// What a synthesized initializer calls for such a property.
    func decode<Value>(_ type: Usual<Value>.Type, forKey key: Key) throws -> Usual<Value> {
        try decodeIfPresent(type, forKey: key) ?? Usual(wrappedValue: .usual)
    }
}

extension KeyedEncodingContainer {
    /// What a synthesized method calls for such a property: what goes without saying is not written.
    mutating func encode<Value>(_ value: Usual<Value>, forKey key: Key) throws {
        guard value.wrappedValue != .usual else { return }
        try encode(value.wrappedValue, forKey: key)
    }
}
