import Foundation

/// A program of the computer on which the package is built.
struct HostProgram {
    /// What is in the messages about it.
    let name: String
    let command: [String]
    let folder: URL
    /// Variables to set, or to remove if they are `nil`.
    let environment: [String: String?]
    /// The file that it reads as its standard input.
    let input: URL?

    /// Describes a program that runs in a folder.
    init(
        _ command: [String], in folder: URL, environment: [String: String?] = [:],
        input: URL? = nil, name: String? = nil
    ) {
        self.name = name ?? command.prefix(2).joined(separator: " ")
        self.command = command
        self.folder = folder
        self.environment = environment
        self.input = input
    }
}
