public import Foundation

extension PackageFolder {
    /// The rules in the package's `.boundaries.json`, or in another file.
    /// - Throws: ``RuleFile/Failure`` if there is no such file, or it can't be understood.
    public func rules(in file: URL? = nil) throws(RuleFile.Failure) -> [BoundaryRule] {
        let file = file ?? url.appending(path: RuleFile.name)
        let name = name(of: file)
        guard let data = try? Data(contentsOf: file) else {
            throw RuleFile.Failure(name, "there is no such file; 'boundary init' writes one")
        }
        return try RuleFile.rules(from: data, file: name)
    }
}
