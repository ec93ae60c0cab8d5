package import RouteMatching

/// The values of a request, as its Navigator decodes them.
package final class ParameterDecoder: Sendable {
    let values: ParameterValues
    package let request: RouteRequest
    let links: UniversalLinks

    package init(
        values: ParameterValues, request: consuming RouteRequest, links: UniversalLinks
    ) {
        self.values = values
        self.request = request
        self.links = links
    }

    package func decode<Parameters: Decodable>(
        _ type: Parameters.Type = Parameters.self
    ) throws -> Parameters {
        try Parameters(from: Root(source: self))
    }

    /// Parameters are a structure, never a single value.
    private struct Root: FlatDecoder {
        let source: ParameterDecoder

        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
            KeyedDecodingContainer(Container<Key>(decoder: source))
        }

        func singleValueContainer() throws -> any SingleValueDecodingContainer {
            throw ParameterShapeError()
        }
    }

    fileprivate func decode<Value: Decodable>(
        _ type: Value.Type, named name: String
    ) throws -> Value {
        switch ParameterForm(of: type) {
        case .payload(let parameter):
            guard let payload = request.payload else {
                throw ParameterError.missingPayload(type: typeName(type))
            }
            if let value = try parameter.init(routeValue: payload) as? Value { return value }
        case .repeated(let array):
            // An empty text, which forms send for an empty field, is absent unless it is a value.
            let texts = values[name].filter { !isAbsent($0, as: array.valueType) }
            let values = try array.init(decodingEach: texts) {
                try value($0, as: array.valueType, named: name)
            }
            if let value = values as? Value { return value }
        case .private, nil: break
        }
        if type == RouteArrival.self, let arrival = RouteArrival(request) as? Value {
            return arrival
        }
        let text = try only(type, named: name)
        if type == NestedLink.self {
            guard let link = try? NestedLink(text, of: request, links: links) as? Value else {
                throw ParameterError.invalid(name: name, value: text, type: "a link of this app")
            }
            return link
        }
        return try value(text, as: type, named: name)
    }

    private func value<Value: Decodable>(
        _ text: String, as type: Value.Type, named name: String
    ) throws -> Value {
        guard let value = ParameterText.value(text, as: type) else {
            throw ParameterError.invalid(name: name, value: text, type: typeName(type))
        }
        return value
    }

    fileprivate func only(
        _ type: Any.Type, named name: String
    ) throws(ParameterError) -> String {
        guard let text = try text(named: name) else {
            throw .missing(name: name, type: typeName(type))
        }
        return text
    }

    fileprivate func text(named name: String) throws(ParameterError) -> String? {
        // Nearly all are spelt as the type spells them, which is compared ten times as fast.
        if let text = try text(named: name, by: ==) { return text }
        return try text(named: name) { $0.equalsIgnoringASCIICase($1) }
    }

    @inline(__always)
    private func text(
        named name: String, by isEqual: (String, String) -> Bool
    ) throws(ParameterError) -> String? {
        var text: String?
        for item in values.items where isEqual(item.name, name) {
            if text != nil { throw .repeated(name: name) }
            text = item.value
        }
        return text
    }

    fileprivate func integer(_ text: String, named name: String) throws(ParameterError) -> Int {
        guard let number: Int = NumberText.integer(text) else {
            throw .invalid(name: name, value: text, type: typeName(Int.self))
        }
        return number
    }

    fileprivate func isAbsent<Value: Decodable>(_ text: String, as type: Value.Type) -> Bool {
        text.isEmpty && (type == NestedLink.self || ParameterText.value(text, as: type) == nil)
    }

    private struct Container<Key: CodingKey>: FlatKeyedContainer {
        let decoder: ParameterDecoder
        var allKeys: [Key] { decoder.values.items.compactMap { Key(stringValue: $0.name) } }

        func contains(_ key: Key) -> Bool {
            let name = key.stringValue
            return decoder.values.items.contains { $0.name.equalsIgnoringASCIICase(name) }
        }

        /// An empty text is absent, too, as for every number.
        func decodeNil(forKey key: Key) -> Bool {
            let texts = decoder.values[key.stringValue]
            return texts.isEmpty || texts == [""]
        }

        func decodeIfPresent<Value: Decodable>(
            _ type: Value.Type, forKey key: Key
        ) throws -> Value? {
            if type == RouteArrival.self { return try decode(type, forKey: key) }
            switch ParameterForm(of: type) {
            case .payload:
                return decoder.request.payload == nil ? nil : try decode(type, forKey: key)
            case .repeated: return contains(key) ? try decode(type, forKey: key) : nil
            case .private, nil: break
            }
            let text = try decoder.text(named: key.stringValue)
            if text.map({ decoder.isAbsent($0, as: type) }) ?? true { return nil }
            return try decode(type, forKey: key)
        }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try decoder.decode(type, named: key.stringValue)
        }

        // Nearly all parameters are texts or integers, which need none of the checks above.
        func decode(_ type: String.Type, forKey key: Key) throws -> String {
            let name = key.stringValue
            return try decoder.only(type, named: name)
        }

        func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
            let name = key.stringValue
            return try decoder.integer(decoder.only(type, named: name), named: name)
        }

        func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
            try decoder.text(named: key.stringValue)
        }

        func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
            let name = key.stringValue
            guard let text = try decoder.text(named: name), !text.isEmpty else { return nil }
            return try decoder.integer(text, named: name)
        }

        // A name alone is true. Swift asks for each type of a number by a function of its own, and
        // never by the generic one; what the standard library does for them is right.
        func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
            contains(key) ? try decode(type, forKey: key) : nil
        }
    }
}

/// A decoder of values without parts, because no parameter in a URL is a structure.
protocol FlatDecoder: Decoder {}

extension FlatDecoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Always throws: neither parameters nor the value of one are written as an array.
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw ParameterShapeError()
    }
}

protocol FlatKeyedContainer: KeyedDecodingContainerProtocol {}

extension FlatKeyedContainer {
    var codingPath: [any CodingKey] { [] }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw ParameterShapeError() }

    func nestedUnkeyedContainer(
        forKey key: Key
    ) throws -> any UnkeyedDecodingContainer { throw ParameterShapeError() }

    func superDecoder() throws -> any Decoder { throw ParameterShapeError() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw ParameterShapeError() }
}

/// A type of parameters that no URL can fill; reported when the router starts.
struct ParameterShapeError: Error {}

/// A property of parameters that no URL can fill; the router reports it when it starts.
struct UnreadableProperty: Error, CustomStringConvertible {
    let name: String
    let type: String

    var description: String { "\(name): \(type)" }
}
