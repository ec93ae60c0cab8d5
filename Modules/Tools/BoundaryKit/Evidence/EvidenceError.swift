/// The reason why the evidence about a package can't be gathered.
public enum EvidenceError: Error, Hashable, Sendable {
    /// A folder contains no `Package.swift`, or no folder above a file does.
    case noPackage(String)
    /// The package in a folder can't be read.
    /// - Parameter reason: The message of SwiftPM.
    case unreadablePackage(String, reason: String)
    /// Two packages that form one graph have a module of the same name.
    /// - Parameter packages: The folders of the packages, relative to the common one.
    case duplicateModule(String, packages: [String])
    /// A revision can't be read.
    /// - Parameter reason: The message of git.
    case unreadableRevision(String, reason: String)
    /// A file can't be read.
    /// - Parameter reason: The rest of a sentence that begins with the file.
    case unreadableFile(String, reason: String)
    /// A program of the toolchain, or git, has no result.
    /// - Parameter sentence: What is wrong, and what to do about it.
    case failedTool(String)
    /// The output of a program of the toolchain is in an unknown format.
    /// - Parameters:
    ///   - tool: The program.
    ///   - difference: The first difference from the known format, with its place in the output.
    case unknownFormat(tool: String, difference: String)
}

extension EvidenceError: CustomStringConvertible {
    /// A sentence that says what is wrong and what to do about it.
    public var description: String {
        switch self {
        case .noPackage(let path):
            "no Package.swift in or above \(path); name the folder of a Swift package"
        case .unreadablePackage(let path, let reason):
            "can't read the package in \(path):\n\(reason)"
        case .duplicateModule(let name, let packages):
            """
            the packages in \(packages.map { $0.isEmpty ? "." : $0 }.joined(separator: " and ")) \
            both have a module '\(name)'; rename one of them, or check the packages one by one
            """
        case .unreadableRevision(let name, let reason):
            "can't read the revision '\(name)': \(reason); name a commit, a branch or a tag"
        case .unreadableFile(let path, let reason): "\(path) \(reason)"
        case .failedTool(let sentence): sentence
        case .unknownFormat(let tool, let difference):
            """
            the output of \(tool) isn't in the format that BoundaryKit knows: \(difference); \
            use a newer BoundaryKit, or check without the evidence from this tool
            """
        }
    }
}
