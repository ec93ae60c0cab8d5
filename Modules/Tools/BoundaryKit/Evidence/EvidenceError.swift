/// The reason why the evidence about a package can't be gathered.
public enum EvidenceError: Error, Hashable, Sendable {
    /// A folder contains no `Package.swift`, or no folder above a file does.
    case noPackage(String)
    /// SwiftPM can't read the package in a folder; the reason is its message.
    case unreadablePackage(String, reason: String)
    /// Git can't read a revision; the reason is its message.
    case unreadableRevision(String, reason: String)
    /// A file can't be read; the reason is the rest of a sentence that begins with the file.
    case unreadableFile(String, reason: String)
    /// The rules or the baseline aren't valid; the text is compiler errors, one a line.
    case invalidRules(String)
    /// A program of the toolchain, or git, has no result; the sentence says what to do about it.
    case failedTool(String)
    /// The output of a program is in an unknown format, with the place of the first difference.
    case unknownFormat(tool: String, difference: String)
}

extension EvidenceError {
    /// The file that can't be read; `nil` for another reason.
    var gap: EvidenceLimits.Gap? {
        guard case .unreadableFile(let file, let reason) = self else { return nil }
        return EvidenceLimits.Gap(file: file, reason: reason)
    }
}

extension EvidenceError: CustomStringConvertible {
    /// A sentence that says what is wrong and what to do about it.
    public var description: String {
        switch self {
        case .noPackage(let path):
            "no Package.swift in or above \(path); name the folder of a Swift package"
        case .unreadablePackage(let path, let reason):
            "can't read the package in \(path):\n\(reason)"
        case .unreadableRevision(let name, let reason):
            "can't read the revision '\(name)': \(reason); name a commit, a branch or a tag"
        case .unreadableFile(let path, let reason): "\(path) \(reason)"
        case .invalidRules(let sentence), .failedTool(let sentence): sentence
        case .unknownFormat(let tool, let difference):
            "the output of \(tool) isn't in the format that BoundaryKit knows: \(difference); use "
                + "a newer BoundaryKit, or check without the evidence from this tool"
        }
    }
}
