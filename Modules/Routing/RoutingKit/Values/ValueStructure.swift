import Foundation

/// What a value encodes to, one level deep.
enum ValueStructure {
    case null
    /// A truth value, a number or a text.
    case scalar(any Encodable)
    case array([ValuePart])
    case object([String: ValuePart])

    /// Takes a value apart.
    /// - Throws: The value's own error if it can't be encoded.
    init(of value: any Encodable) throws {
        if ScalarValue.kind(of: value) != nil {
            self = .scalar(value)
        } else if let url = value as? URL {
            // It would encode itself as base and relative part.
            self = .scalar(url.absoluteString)
        } else {
            let encoder = ValueEncoder()
            try value.encode(to: encoder)
            self = encoder.structure
        }
    }
}
