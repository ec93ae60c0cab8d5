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

    /// The violations that may stay, from the package's `.boundaries.baseline` or another file;
    /// none if there is no file.
    /// - Throws: ``RuleFile/Failure`` if the file is not UTF-8.
    public func baseline(in file: URL? = nil) throws(RuleFile.Failure) -> Baseline {
        let file = file ?? url.appending(path: Baseline.name)
        let name = name(of: file)
        guard let data = try? Data(contentsOf: file) else { return Baseline() }
        guard let text = String(data: data, encoding: .utf8) else {
            throw RuleFile.Failure(name, "the file is not UTF-8; 'boundary freeze' writes it anew")
        }
        return Baseline(text: text, file: name)
    }

    /// A file as findings name it: by its path from the package's folder if it is in there.
    private func name(of file: URL) -> String {
        let absolute = file.standardizedFileURL.path
        return path(of: absolute) ?? absolute
    }
}
