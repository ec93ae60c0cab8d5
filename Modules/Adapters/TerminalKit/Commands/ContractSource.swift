import CommandLineKit
import Foundation
import RouteContract
import RoutingEngine

/// Where an earlier contract is read: from a file, or from a revision of the repository.
enum ContractSource {
    case file(URL)
    case revision(String)

    /// The contract of the repository, and the breaking changes that are made on purpose.
    private static let path = "docs/contract.json"
    static let allowances = "docs/contract-allowances.json"

    /// Names a file if there is one of this name, and a revision otherwise.
    /// - Throws: ``CommandError`` for what git would take as an option.
    init(_ text: String) throws(CommandError) {
        if FileManager.default.fileExists(atPath: text) {
            self = .file(URL(filePath: text))
        } else if text.hasPrefix("-") {
            throw .usage("'\(text)' is no revision and no file")
        } else {
            self = .revision(text)
        }
    }

    func read() throws(CommandError) -> RouteContract {
        switch self {
        case .file(let file): return try Self.decode(file) { try RouteContract($0) }
        case .revision(let revision):
            let command = ["git", "show", "--end-of-options", "\(revision):./\(Self.path)"]
            let json: Data
            do {
                json = try Tool(command: command, limit: .seconds(30)).run()
            } catch {
                throw .data(
                    "there is no file '\(revision)', and no \(Self.path) at a revision of this name: "
                        + "\(error)")
            }
            return try Self.decode(URL(filePath: Self.path), json) { try RouteContract($0) }
        }
    }

    /// Reads the breaking changes that are made on purpose. Only the default file may be missing.
    /// - Throws: ``CommandError`` if the file can't be used.
    static func allowances(in file: URL) throws(CommandError) -> [ContractAllowance] {
        let isDefault = file.relativePath == allowances
        if isDefault, !FileManager.default.fileExists(atPath: file.path) { return [] }
        return try decode(file) { try JSONDecoder().decode([ContractAllowance].self, from: $0) }
    }

    private static func decode<Value>(
        _ file: URL, _ json: Data? = nil, _ body: (Data) throws -> Value
    ) throws(CommandError) -> Value {
        do {
            return try body(json ?? Data(contentsOf: file))
        } catch let error as DecodingError {
            throw .data("\(file.relativePath) can't be used: \(error.reason)")
        } catch {
            throw .data("\(file.relativePath) can't be read: \(FileReason(error))")
        }
    }
}

@MainActor
extension RouterApp {
    var contract: RouteContract { RouteContract(of: router, version: extras.version) }

    /// The places of the routes, in files of the working directory where their names are clear.
    var places: [String: CallSite] {
        let files = sourceFiles
        return RouteContract.sites(of: router).mapValues { site in
            let named = files[site.file.fileName] ?? []
            return named.count == 1 ? CallSite(file: named[0], line: site.line) : site
        }
    }

    /// The paths of the Swift files in the working directory, by their names. A route knows the module
    /// and the name of its file alone.
    private var sourceFiles: [String: [String]] {
        var files: [String: [String]] = [:]
        let paths = FileManager.default.enumerator(atPath: ".")
        while let path = paths?.nextObject() as? String {
            if path.hasPrefix(".") || path.contains("/.") {
                paths?.skipDescendants()
            } else if path.hasSuffix(".swift") {
                files[path.fileName, default: []].append(path)
            }
        }
        return files
    }
}

extension String {
    fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}

extension DecodingError {
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
