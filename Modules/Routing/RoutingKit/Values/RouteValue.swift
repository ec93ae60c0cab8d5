import Foundation

/// A value that one feature passes to another: of an action, of a screen, or as a payload.
///
/// The two features need not share a type. A value that is of the receiver's type already arrives
/// as it is, a reference included. Any other one travels as the JSON of its `Codable` structure.
public struct RouteValue: Sendable {
    package let value: any Encodable & Sendable

    /// Makes a value to pass on. It is encoded only if its receiver has another type.
    public init(_ value: some Encodable & Sendable) {
        self.value = value
    }

    /// - Throws: ``ParameterError/invalidPayload(path:problem:)`` with the place at which the
    ///   structures of the two types differ.
    public func decoded<Value: Decodable>(
        as type: Value.Type = Value.self
    ) throws(ParameterError) -> Value {
        if let value = value as? Value { return value }
        do {
            let data = try Self.encoder().encode(value)
            let decoder = JSONDecoder()
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return try decoder.decode(type, from: data)
        } catch let error as DecodingError {
            throw .invalidPayload(path: error.path, problem: error.problem)
        } catch {
            throw .invalidPayload(path: "", problem: "it can't be encoded: \(error)")
        }
    }

    /// The value as what a request for a URL has as its result. An error names the URL.
    func result<Value: Decodable>(
        of url: @autoclosure () -> String?
    ) throws(RouteError) -> Value {
        do {
            return try decoded()
        } catch {
            throw RouteError(url: url(), reason: .invalidResult(error))
        }
    }

    /// The value as JSON text with sorted keys, on one line, for logs and the command line. Private
    /// values are masked, and characters that break a line or are invisible are escaped.
    public var json: String {
        let encoder = Self.encoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if let key = PrivateText.hidesValues { encoder.userInfo[key] = true }
        let json = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
        return json?.printableJSON ?? "null"
    }

    private static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
}

extension Encodable {
    /// The JSON text for a file that people read and compare: with sorted keys and a line for each
    /// fact.
    package var fileText: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension DecodingError {
    /// What is wrong with a part of a document; with an empty place, with the whole one.
    /// - Parameter path: Where a decoder is; empty for the place of a document.
    package static func document(
        _ problem: String, at place: String = "", in path: [any CodingKey] = []
    ) -> DecodingError {
        let text = place.isEmpty ? problem : "\(place): \(problem)"
        return .dataCorrupted(.init(codingPath: path, debugDescription: text))
    }

    /// What is wrong and, if it is known, where: `items[2]: 'price' is missing`.
    package var sentence: String { path.isEmpty ? problem : "\(path): \(problem)" }

    /// The place of the error inside the value, for instance `items[2].price`.
    fileprivate var path: String {
        details.codingPath.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    /// The problem there, as the end of a sentence.
    fileprivate var problem: String { details.problem }

    private var details: (codingPath: [any CodingKey], problem: String) {
        switch self {
        case .keyNotFound(let key, let context):
            (context.codingPath, "'\(key.stringValue)' is missing")
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            (context.codingPath, "\(type) is expected")
        case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
        @unknown default: ([], "\(self)")
        }
    }
}
