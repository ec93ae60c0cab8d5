/// A document that can't be used.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's name, for instance `moments.json`.
    let file: String
    /// The place inside the document, for instance `moments[17].createdDate`; empty for the whole.
    let path: String
    /// What was expected there and what was found.
    let problem: String

    /// One line with all three.
    public var description: String {
        path.isEmpty ? "\(file): \(problem)" : "\(file): \(path): \(problem)"
    }

    init(file: String, path: String, problem: String) {
        self.file = file
        self.path = path
        self.problem = problem
    }

    init(file: String, decoding error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(
                file: file, path: Self.path(context.codingPath + [key]),
                problem: "a value is expected, but the key is missing")
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self.init(
                file: file, path: Self.path(context.codingPath),
                problem: "\(Self.name(type)) is expected. \(context.debugDescription)")
        case .dataCorrupted(let context):
            let cause = context.underlyingError.map { " \($0)" } ?? ""
            self.init(
                file: file, path: Self.path(context.codingPath),
                problem: context.debugDescription + cause)
        @unknown default:
            self.init(file: file, path: "", problem: "\(error)")
        }
    }

    static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            switch key.intValue {
            case let index?: path += "[\(index)]"
            case nil: path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    private static func name(_ type: Any.Type) -> String {
        switch type {
        case is [String: Any].Type: "an object"
        case is any Collection.Type where type != String.self: "an array"
        default: "\(type)"
        }
    }
}
