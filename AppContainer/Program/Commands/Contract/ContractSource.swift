import CommandLineKit
import Foundation
import RouteContract

/// Where an earlier contract is read: from a file, or from a revision of the repository.
enum ContractSource {
    case file(URL)
    case revision(String)

    /// Names a file if there is one of this name, and a revision otherwise.
    init(_ text: String) {
        let isFile = FileManager.default.fileExists(atPath: text)
        self = isFile ? .file(URL(filePath: text)) : .revision(text)
    }

    /// The contract of the repository at a revision.
    private static let path = "docs/contract.json"

    /// Reads the contract.
    /// - Throws: `CommandError` if it can't be read.
    func read() throws(CommandError) -> RouteContract {
        switch self {
        case .file(let file):
            return try Self.decode(file.relativePath) { try RouteContract(Data(contentsOf: file)) }
        case .revision(let revision):
            // Anything else would be an option of git.
            guard !revision.hasPrefix("-") else {
                throw .usage("'\(revision)' is no revision and no file")
            }
            let name = "\(revision):\(Self.path)"
            let json = try GitFile(revision: revision, path: Self.path).read()
            return try Self.decode(name) { try RouteContract(json) }
        }
    }

    /// Reads the breaking changes that are made on purpose.
    /// - Parameter isDefault: Whether the file may be missing.
    /// - Throws: `CommandError` if the file can't be used.
    static func allowances(
        in file: URL, isDefault: Bool
    ) throws(CommandError) -> [ContractAllowance] {
        if isDefault, !FileManager.default.fileExists(atPath: file.path) { return [] }
        return try decode(file.relativePath) {
            try JSONDecoder().decode([ContractAllowance].self, from: Data(contentsOf: file))
        }
    }

    private static func decode<Value>(
        _ name: String, _ body: () throws -> Value
    ) throws(CommandError) -> Value {
        do {
            return try body()
        } catch let error as DecodingError {
            throw .data("\(name) can't be used: \(error.reason)")
        } catch {
            throw .data("\(name) can't be read: \(FileReason(error))")
        }
    }
}

extension DecodingError {
    /// What is wrong, in a sentence.
    fileprivate var reason: String {
        switch self {
        case .dataCorrupted(let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context):
            context.debugDescription
        case .keyNotFound(let key, _): "'\(key.stringValue)' is missing"
        @unknown default: localizedDescription
        }
    }
}
