import Foundation

/// The JSON output of a program of the toolchain, whose format can change between versions.
enum ToolFormat {
    /// Decodes a value.
    /// - Parameter tool: The name of the program for the error.
    /// - Throws: `unknownFormat`, with the place of the first difference.
    static func decode<Value: Decodable>(
        _ type: Value.Type = Value.self, from output: Data, of tool: String
    ) throws(EvidenceError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: output)
        } catch let error as DecodingError {
            throw .unknownFormat(tool: tool, difference: error.difference)
        } catch {
            throw .unknownFormat(tool: tool, difference: error.localizedDescription)
        }
    }
}

extension DecodingError {
    /// The difference from the known format and its place: `targets[2].type is missing`.
    fileprivate var difference: String {
        switch self {
        case .keyNotFound(let key, let context):
            "\((context.codingPath + [key]).joined) is missing"
        case .valueNotFound(_, let context): "\(context.codingPath.joined) is empty"
        case .typeMismatch(let type, let context):
            "\(context.codingPath.joined) isn't of type \(type): \(context.debugDescription)"
        case .dataCorrupted(let context):
            "\(context.codingPath.joined) can't be read: \(context.debugDescription)"
        @unknown default: localizedDescription
        }
    }
}

extension [any CodingKey] {
    /// The keys as a path in code: `targets[2].type`.
    fileprivate var joined: String {
        let path = reduce(into: "") { text, key in
            text += key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? "" : ".") + key.stringValue
        }
        return path.isEmpty ? "the output" : path
    }
}
