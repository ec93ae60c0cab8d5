import CommandLineKit
import Foundation
import RouteContract

/// The files that a contract is checked with, in the working directory.
enum ContractFiles {
    private static let path = "docs/contract.json"

    /// Reads an earlier contract: a file if there is one of this name, or a revision of the repository.
    static func contract(named name: String) throws(CommandError) -> RouteContract {
        let isFile = FileManager.default.fileExists(atPath: name)
        if !isFile, name.hasPrefix("-") { throw .usage("'\(name)' is no revision and no file") }
        return try read(name) {
            if isFile { return try RouteContract(Data(contentsOf: URL(filePath: name))) }
            let command = ["git", "show", "--end-of-options", "\(name):./\(path)"]
            return try RouteContract(Tool(command: command, limit: .seconds(30)).run())
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

    private static func read<Value>(
        _ file: String, _ body: () throws -> Value
    ) throws(CommandError) -> Value {
        do {
            return try body()
        } catch let error as DecodingError {
            throw .data("\(file) can't be used: \(error)")
        } catch let error as Tool.Failure {
            throw .data("there is no file '\(file)', and no revision with \(path): \(error)")
        } catch {
            throw .data("\(file) can't be read: \(FileReason(error))")
        }
    }
}
