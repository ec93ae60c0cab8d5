/// What the evidence doesn't show, so that a report doesn't look more certain than it is.
package struct EvidenceLimits: Hashable, Sendable, Codable {
    /// The identities of the packages whose modules aren't known, because their files aren't
    /// available. Imports of those modules can't be compared with the manifest.
    package internal(set) var unresolvedPackages: [String] = []
    /// The packages and projects in the folder that aren't read.
    package internal(set) var leftOut: [String] = []
    /// The places at which a manifest asks for the environment or the platform, so that it can
    /// declare something else elsewhere.
    package internal(set) var circumstances: [SourcePlace] = []
    /// The sources that can't be read, each with the reason, as sentences without a period.
    package internal(set) var gaps: [String] = []
    /// The source files whose current text isn't in the compiler's index, ordered by path. Files of
    /// plug-ins aren't among them, because SwiftPM never builds an index of them.
    package internal(set) var unindexedFiles: [String] = []
    /// The reason why the compiler's index isn't read, as a sentence without a period; `nil` if it
    /// is read, or not asked for.
    package internal(set) var indexFailure: String?

    /// The limits as sentences, without a period.
    package var notes: [String] {
        let parts: [(String, [String], String)] = [
            (
                "not resolved: ", unresolvedPackages,
                "; 'swift package resolve' makes their modules known"
            ),
            ("not read: ", leftOut, "; check a package alone with --package-path"),
            (
                "depends on this machine: ", circumstances.map { "\($0.file):\($0.line)" },
                ", where a manifest asks for the environment or the platform"
            ),
            ("not checked: ", gaps, ""),
            (
                "not in the index: ", unindexedFiles,
                "; their uses of symbols aren't known until 'swift build --build-tests'"
            ),
            ("uses aren't known: ", indexFailure.map { [$0] } ?? [], ""),
        ]
        return parts.filter { !$0.1.isEmpty }.map { heading, names, advice in
            heading + names.listed(upTo: 4) + advice
        }
    }
}

extension Collection where Element == String {
    /// The elements, separated by commas; beyond a limit, only the number of the others.
    func listed(upTo limit: Int) -> String {
        let rest = count > limit ? " and \(count - limit) more" : ""
        return prefix(limit).joined(separator: ", ") + rest
    }
}
