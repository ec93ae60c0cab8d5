public import Foundation

extension PackageFolder {
    /// Reads the rules from the package's `.boundaries.json`, or from another file.
    /// - Throws: A sentence with the place if the file doesn't exist or isn't valid, ``EvidenceError`` if it
    ///   can't be read.
    public func rules(in file: URL? = nil) throws -> [BoundaryRule] {
        try ruleFile(at: file).rules
    }

    /// Reads the package's `.boundaries.json`, or another file.
    /// - Throws: A sentence with the place if the file doesn't exist or isn't valid, ``EvidenceError`` if it
    ///   can't be read.
    package func ruleFile(at file: URL? = nil) throws -> RuleFile {
        let file = file ?? url.appending(path: RuleFile.name)
        let name = name(of: file)
        guard let data = try dataIfAny(of: file) else {
            throw RuleFile.Failure(name, "the file doesn't exist; 'boundary init' writes one")
        }
        return try RuleFile(data, file: name)
    }
}
