extension DecodingError {
    /// The place of the error inside the value, for instance `items[2].price`.
    var path: String {
        context.codingPath.reduce(into: "") { path, key in
            if let index = key as? PositionKey {
                path += "[\(index.position)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    /// The problem there, as the end of a sentence.
    var problem: String {
        switch self {
        case .keyNotFound(let key, _): "'\(key.stringValue)' is missing"
        case .typeMismatch(let type, _), .valueNotFound(let type, _): "\(type) is expected"
        default: context.debugDescription
        }
    }

    private var context: Context {
        switch self {
        case .keyNotFound(_, let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context), .dataCorrupted(let context):
            context
        @unknown default: Context(codingPath: [], debugDescription: "\(self)")
        }
    }
}
