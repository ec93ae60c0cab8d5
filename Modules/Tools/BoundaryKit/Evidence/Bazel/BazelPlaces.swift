import Foundation

/// The places of rules and of the labels that they name, in the build files of Bazel.
struct BazelPlaces {
    private let root: PackageFolder
    /// The lines of the files that have been read, by their paths.
    private var lines: [String: [[UInt8]]] = [:]

    init(in root: PackageFolder) {
        self.root = root
    }

    /// The place of a rule; the beginning of its folder's build file if Bazel doesn't tell it.
    func place(of rule: BazelRule) -> SourcePlace {
        let parts = (rule.location ?? "").split(separator: ":")
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
            let column = Int(parts[parts.count - 1])
        else { return SourcePlace(file: "BUILD.bazel".inside(rule.label.folder)) }
        let file = parts.dropLast(2).joined(separator: ":")
        return SourcePlace(file: root.localPath(of: file) ?? file, line: line, column: column)
    }

    /// The place where a rule names a label; that of the rule if a macro or a variable does.
    mutating func place(of label: BazelLabel, in rule: BazelRule) -> SourcePlace {
        let place = place(of: rule)
        let spellings = label.spellings(in: rule.label.folder).map { Array("\"\($0)\"".utf8) }
        let following = text(of: place.file).dropFirst(place.line - 1).enumerated()
        for (offset, line) in following {
            // A rule is a call at the top of the file: its last line begins with the parenthesis.
            if offset > 0, line.first == UInt8(ascii: ")") { break }
            for spelling in spellings {
                guard let found = line.firstRange(of: spelling) else { continue }
                return SourcePlace(
                    file: place.file, line: place.line + offset, column: found.lowerBound + 2)
            }
        }
        return place
    }

    private mutating func text(of file: String) -> [[UInt8]] {
        if let known = lines[file] { return known }
        let bytes = (try? root.bytes(of: file)) ?? []
        let found = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map(Array.init)
        lines[file] = found
        return found
    }
}
