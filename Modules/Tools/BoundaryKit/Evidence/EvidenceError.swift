/// Why a package tells nothing about its modules.
public enum EvidenceError: Error, Hashable, Sendable {
    /// There is no `Package.swift` in a folder, or above a file.
    case noPackage(String)
    /// The package in a folder cannot be read.
    /// - Parameter reason: Why, as SwiftPM says it.
    case unreadablePackage(String, reason: String)
    /// A revision cannot be read.
    /// - Parameter reason: Why, as git says it.
    case unreadableRevision(String, reason: String)
    /// A file cannot be read.
    /// - Parameter reason: Why, as the end of a sentence.
    case unreadableFile(String, reason: String)
    /// A program of the toolchain is not there or cannot be started.
    case missingTool(String, reason: String)
    /// A program of the toolchain is needed on a platform where none can be started.
    case noProcesses(String)
    /// A program of the toolchain ended with an error.
    /// - Parameters:
    ///   - command: The program and its arguments.
    ///   - output: What it printed.
    case failedTool(command: String, output: String)
    /// A program of the toolchain took longer than it was given.
    case slowTool(command: String, limit: Duration)
    /// A program of the toolchain printed something else than what is known of its format.
    /// - Parameters:
    ///   - tool: The program.
    ///   - difference: The first difference, with its place in what was printed.
    case unknownFormat(tool: String, difference: String)
    /// There is nothing built where it was looked for.
    case notBuilt(String)
}

extension EvidenceError: CustomStringConvertible {
    /// A sentence that says what is wrong, and what to do about it.
    public var description: String {
        switch self {
        case .noPackage(let path):
            "there is no Package.swift in or above \(path); name the folder of a Swift package"
        case .unreadablePackage(let path, let reason):
            "the package in \(path) cannot be read:\n\(reason)"
        case .unreadableRevision(let name, let reason):
            "the revision '\(name)' cannot be read: \(reason); name a commit, a branch or a tag"
        case .unreadableFile(let path, let reason): "\(path) \(reason)"
        case .missingTool(let tool, let reason):
            "\(tool) cannot be run: \(reason); install a Swift toolchain and put it into the PATH"
        case .noProcesses(let tool):
            "\(tool) cannot be run: this platform starts no programs; use macOS or Linux"
        case .failedTool(let command, let output): "\(command) failed:\n\(output)"
        case .slowTool(let command, let limit):
            "\(command) was ended after \(limit); run it by hand to see what it waits for"
        case .unknownFormat(let tool, let difference):
            """
            \(tool) of this toolchain prints something else than BoundaryKit knows: \(difference); \
            use a newer BoundaryKit, or leave out the evidence that comes from it
            """
        case .notBuilt(let path): "nothing is built in \(path); run 'swift build' first"
        }
    }
}
