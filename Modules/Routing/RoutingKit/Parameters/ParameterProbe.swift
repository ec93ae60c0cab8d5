import Foundation

/// Finds the parameters that a type declares by decoding it once from example values.
struct ParameterProbe: FlatDecoder, SingleValueDecodingContainer {
    typealias Property = (name: String, type: Any.Type, isOptional: Bool)

    /// Collects the properties of a type, in the order in which it decodes them.
    final class Found {
        var properties: [Property] = []
        /// The keys of optional properties: a decoder checks only these before it decodes them.
        var optionals: Set<String> = []
    }

    /// Collects the properties; `nil` below the first level.
    let found: Found?
    /// Whether this is a part of a payload, the only place for a structure.
    var isInPayload = false

    /// The parameters that a type declares, in the order in which it decodes them.
    /// - Throws: ``UnreadableProperty`` for a property that no URL can fill, or the type's own
    ///   error if it refuses the example values.
    static func parameters(of type: any Decodable.Type) throws -> [RouteParameter] {
        let found = Found()
        _ = try type.init(from: ParameterProbe(found: found))
        return found.properties.map(RouteParameter.init)
    }

    /// - Throws: ``ParameterShapeError`` for a structure inside a parameter.
    func container<Key: CodingKey>(
        keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        guard found != nil || isInPayload else { throw ParameterShapeError() }
        return KeyedDecodingContainer(ProbedKeys<Key>(probe: self))
    }

    /// - Throws: ``ParameterShapeError`` on the first level, where parameters are a structure.
    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        guard found == nil else { throw ParameterShapeError() }
        return self
    }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try Self.example(of: type, inPayload: isInPayload)
    }

    /// - Throws: ``ParameterShapeError`` for a type that no URL can fill.
    static func example<Value: Decodable>(
        of type: Value.Type, inPayload: Bool = false
    ) throws -> Value {
        let known: Any? =
            switch type {
            case is String.Type: "1"
            case is Int.Type: 1
            case is Bool.Type: true
            case is Double.Type: 1.0
            case is URL.Type: URL(string: "https://example.com/")
            case is UUID.Type: UUID()
            case is Date.Type: Date(timeIntervalSince1970: 0)
            case let type as any FormedParameter.Type:
                try example(of: type.form, inPayload: inPayload)
            case let type as any ParameterExample.Type: type.example
            case let type as any CaseIterable.Type: type.firstCase
            case let type as any LosslessStringConvertible.Type:
                type.init("1") ?? type.init("true") ?? type.init("a")
            default: nil
            }
        if let known = known as? Value { return known }
        do {
            return try Value(from: ParameterProbe(found: nil, isInPayload: inPayload))
        } catch {
            // An enumeration that doesn't list its cases accepts none of the examples.
            guard type is any RawRepresentable.Type, let first = FirstCase.value(of: type) else {
                throw error
            }
            return first
        }
    }

    /// An array is empty; its elements must be single values, unless they are a part of a payload.
    /// A private value has no example besides its own.
    private static func example(
        of form: ParameterForm, inPayload: Bool
    ) throws -> (any Decodable)? {
        switch form {
        case .payload(let type): return try type.example()
        case .private(let type):
            // The values are private, not their number: `[Private<Int>]`.
            if case .repeated = ParameterForm(of: type.valueType) { throw ParameterShapeError() }
            return nil
        case .repeated(let type):
            guard !inPayload else { return type.empty }
            if case .repeated = ParameterForm(of: type.valueType) { throw ParameterShapeError() }
            _ = try example(of: type.valueType)
            return type.empty
        }
    }
}

private struct ProbedKeys<Key: CodingKey>: FlatKeyedContainer {
    let probe: ParameterProbe
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool {
        probe.found?.optionals.insert(key.stringValue)
        // Below the first level a type may contain optional values of itself.
        return probe.found != nil
    }

    func decodeNil(forKey key: Key) -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        // The router fills it from the request, so it isn't a parameter of the URL.
        if type == RouteArrival.self, probe.found != nil,
            let arrival = RouteArrival(RouteRequest(url: "/")) as? Value
        {
            return arrival
        }
        let isOptional = probe.found?.optionals.contains(key.stringValue) == true
        probe.found?.properties.append((key.stringValue, type, isOptional))
        do {
            return try ParameterProbe.example(of: type, inPayload: probe.isInPayload)
        } catch  where probe.found != nil && !probe.isInPayload {
            throw UnreadableProperty(name: key.stringValue, type: typeName(type))
        }
    }
}

extension RouteParameter {
    fileprivate init(_ property: ParameterProbe.Property) {
        var single = property.type
        self.init(name: property.name, type: typeName(single), isRequired: !property.isOptional)
        switch ParameterForm(of: single) {
        case .repeated(let array):
            isRepeated = true
            isRequired = false
            single = array.valueType
        case .payload: isPayload = true
        case .private, nil: break
        }
        if case .private(let parameter) = ParameterForm(of: single) {
            isPrivate = true
            single = parameter.valueType
        }
        holdsSeparators = single is PathText.Type
    }
}

extension CaseIterable {
    fileprivate static var firstCase: Self? { allCases.first }
}

enum FirstCase {
    /// `nil` unless it is an enumeration without associated values. Swift stores the number of its
    /// case, in one byte for 2 to 256 cases, so the byte 0 is the first case.
    static func value<Value>(of type: Value.Type) -> Value? {
        guard MemoryLayout<Value>.size == 1 else { return nil }
        let value = withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
            bytes[0] = 0
            return UnsafeRawBufferPointer(bytes).load(as: type)
        }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .enum && mirror.children.isEmpty ? value : nil
    }
}

/// A type with an example value, from which RoutingKit finds the parameters of a Navigator.
///
/// Conform a type that accepts only certain texts. Numbers, texts, URLs, UUIDs, dates, enumerations
/// with raw values or `CaseIterable`, and arrays of these have examples.
public protocol ParameterExample: Decodable {
    static var example: Self { get }
}
