import Foundation

/// The structure of a value, one level deep.
enum ValueStructure {
    case null
    /// A Boolean, a number or a text.
    case scalar(any Encodable)
    case array([ValuePart])
    case object([String: ValuePart])

    /// Records the structure of a value.
    /// - Throws: The value's own error if it can't be encoded.
    init(of value: any Encodable) throws {
        if ScalarValue.kind(of: value) != nil {
            self = .scalar(value)
        } else if let url = value as? URL {
            // It would encode itself as a base and a relative part.
            self = .scalar(url.absoluteString)
        } else {
            let encoder = ValueEncoder()
            try value.encode(to: encoder)
            self = encoder.structure
        }
    }
}
