public import Foundation

extension PackageFolder {
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
}
