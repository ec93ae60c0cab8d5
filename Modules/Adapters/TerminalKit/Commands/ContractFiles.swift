import CommandLineKit
import Foundation
import RouteContract
import RoutingEngine

/// The files that a contract is checked with, in the working directory.
enum ContractFiles {
    private static let path = "docs/contract.json"

    /// Reads an earlier contract: a file if there is one of this name, or a revision of the repository.
    static func contract(named name: String) throws(CommandError) -> RouteContract {
        if FileManager.default.fileExists(atPath: name) {
            return try read(name) { try RouteContract(Data(contentsOf: URL(filePath: name))) }
        }
        if name.hasPrefix("-") { throw .usage("'\(name)' is no revision and no file") }
        return try read(path) {
            do {
                return try RouteContract(git("show", "--end-of-options", "\(name):./\(path)"))
            } catch let error as Tool.Failure {
                throw CommandError.data(
                    "there is no file '\(name)', and no \(path) at a revision of this name: \(error)"
                )
            }
        }
    }

    /// The breaking changes that are made on purpose; none without the file.
    static func allowances() throws(CommandError) -> [ContractAllowance] {
        let file = "docs/contract-allowances.json"
        guard FileManager.default.fileExists(atPath: file) else { return [] }
        return try read(file) {
            let json = try Data(contentsOf: URL(filePath: file))
            return try JSONDecoder().decode([ContractAllowance].self, from: json)
        }
    }

    /// The places of the routes, in files of the repository where their names are clear: a route knows
    /// the module and the name of its file alone.
    @MainActor
    static func sites(of router: AppRouter) -> [String: CallSite] {
        func name(_ path: String) -> String {
            path.split(separator: "/").last.map(String.init) ?? path
        }
        let listed = (try? git("ls-files", "*.swift")).map { String(decoding: $0, as: UTF8.self) }
        let files = Dictionary(grouping: listed?.lines ?? [], by: name)
        return RouteContract.sites(of: router).mapValues { site in
            let named = files[name(site.file)] ?? []
            return named.count == 1 ? CallSite(file: named[0], line: site.line) : site
        }
    }

    private static func git(_ arguments: String...) throws -> Data {
        try Tool(command: ["git"] + arguments, limit: .seconds(30)).run()
    }

    private static func read<Value>(
        _ file: String, _ body: () throws -> Value
    ) throws(CommandError) -> Value {
        do {
            return try body()
        } catch let error as CommandError {
            throw error
        } catch DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(
            _, let context),
            DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context)
        {
            throw .data("\(file) can't be used: \(context.debugDescription)")
        } catch {
            throw .data("\(file) can't be read: \(FileReason(error))")
        }
    }
}
