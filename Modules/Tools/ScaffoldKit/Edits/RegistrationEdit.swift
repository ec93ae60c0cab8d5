import CommandLineKit
import Foundation

/// Adds a registration to the plug-in of a feature.
struct RegistrationEdit: Sendable {
    private let path: String
    private let statement: String

    /// Registers a screen.
    /// - Parameters:
    ///   - statement: The registration, on one line.
    ///   - path: The path of the plug-in's file.
    init(_ statement: String, in path: String) {
        self.statement = statement
        self.path = path
    }

    /// Adds the registration below the others; a method that has it stays as it is.
    /// - Throws: ``CommandError`` with the line to add if the method isn't found.
    func adding(to text: String) throws(CommandError) -> String {
        var lines = text.components(separatedBy: "\n")
        guard let start = lines.firstIndex(where: { $0.contains("func register(in app:") }),
            lines[start].hasSuffix("{")
        else { throw missing }
        let indentation = String(lines[start].prefix { $0 == " " })
        guard let end = lines[start...].firstIndex(of: indentation + "}") else { throw missing }
        guard !lines[start..<end].joined().contains(ignoringLayout: statement) else { return text }
        lines.insert("\(indentation)    \(statement)", at: end)
        return lines.joined(separator: "\n")
    }

    private var missing: CommandError {
        .refused(
            "\(path) has no method 'func register(in app: PluginContext) {'; add to it: "
                + statement)
    }
}
