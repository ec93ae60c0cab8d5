public import Foundation

extension PackageFolder {
    /// Reads the accepted violations from the package's `.boundaries.baseline` or another file. The
    /// baseline is empty if the file doesn't exist.
    /// - Throws: A sentence with the place if the file isn't UTF-8, ``EvidenceError`` if it can't be read.
    public func baseline(in file: URL? = nil) throws -> Baseline {
        let file = file ?? url.appending(path: Baseline.name)
        let name = name(of: file)
        guard let data = try dataIfAny(of: file) else { return Baseline() }
        guard let text = String(data: data, encoding: .utf8) else {
            throw RuleFile.Failure(
                name,
                "the file isn't UTF-8; delete it, and run 'boundary freeze' to write it again"
            )
        }
        return Baseline(text: text, file: name)
    }
}
