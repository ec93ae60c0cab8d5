import CommandLineKit
import CompositionRoot
import Foundation
import RouteContract

/// Prints the contract of the app, or compares it with an earlier one.
struct ContractCommand {
    /// The requested action.
    enum Action {
        case write
        case check(against: ContractSource, allowances: URL, Format)
    }

    /// The format of a comparison.
    enum Format: String, CaseIterable {
        case text, github
    }

    let action: Action

    /// - Throws: `CommandError` for words that it doesn't know, and options that don't belong.
    init(_ operands: [String], _ arguments: Arguments) throws(CommandError) {
        let options = ["--against", "--allowances", "--format"].filter(arguments.has)
        switch (operands.first, operands.count) {
        case (nil, _):
            if let option = options.first {
                throw .usage("the option '\(option)' belongs to contract check")
            }
            action = .write
        case ("check", 1):
            guard let source = arguments["--against"] else {
                throw .usage(
                    "'contract check' needs what to compare with: "
                        + "contract check --against REVISION")
            }
            action = .check(
                against: ContractSource(source),
                allowances: URL(filePath: arguments["--allowances"] ?? Self.allowances),
                arguments["--format"].flatMap(Format.init) ?? .text)
        case ("check", _): throw .usage("'contract check' takes no '\(operands[1])'")
        case (let word?, _):
            throw arguments.unknown("word after 'contract'", word, among: ["check"])
        }
    }

    /// The file of breaking changes that are made on purpose.
    private static let allowances = "docs/contract-allowances.json"

    @MainActor
    func run(in app: MomentsContainer, console: Console) throws(CommandError) -> ExitCode {
        switch action {
        case .write:
            console.write(app.contract.json.lines)
            return .success
        case .check(let source, let allowances, let format):
            let old: RouteContract = try source.read()
            let isDefault = allowances.relativePath == Self.allowances
            let check = ContractCheck(
                app.contract, against: old,
                allowances: try ContractSource.allowances(in: allowances, isDefault: isDefault))
            let (places, modulePlaces) = (app.contractSites, app.moduleSites)
            switch format {
            case .text: console.write(check.text(places: places, modulePlaces: modulePlaces))
            case .github: console.write(check.gitHub(places: places, modulePlaces: modulePlaces))
            }
            return check.isPassed ? .success : .refused
        }
    }
}
