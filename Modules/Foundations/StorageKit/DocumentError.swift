import Foundation

public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Such as `moments.json`.
    let file: String
    /// Such as `moments[17].createdDate`; empty for the whole document.
    let path: String
    /// What was expected and found there, or why it can't be read.
    let problem: String

    public var description: String {
        path.isEmpty ? "\(file): \(problem)" : "\(file): \(path): \(problem)"
    }

    init(file: String, path: String = "", problem: String) {
        self.file = file
        self.path = path
        self.problem = problem
    }

    init(file: String, _ error: any Error) {
        switch error {
        case let error as DocumentError: self = error
        case let error as DecodingError: self.init(file: file, decoding: error)
        case let error as POSIXError where error.code == .ENOENT:
            self.init(file: file, problem: "the file is missing")
        default: self.init(file: file, problem: "it can't be read: \(reason(of: error))")
        }
    }

    init(file: String, decoding error: DecodingError) {
        var missing: [any CodingKey] = []
        let context: DecodingError.Context
        switch error {
        case .keyNotFound(let key, let place): (missing, context) = ([key], place)
        case .typeMismatch(_, let place), .valueNotFound(_, let place), .dataCorrupted(let place):
            context = place
        @unknown default:
            context = DecodingError.Context(codingPath: [], debugDescription: "\(error)")
        }
        let path = (context.codingPath + missing).reduce(into: "") { path, key in
            path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
        }
        let problem = missing.isEmpty ? context.debugDescription : "the key is missing"
        let cause = context.underlyingError.map { " \($0)" } ?? ""
        self.init(file: file, path: path, problem: problem + cause)
    }
}
