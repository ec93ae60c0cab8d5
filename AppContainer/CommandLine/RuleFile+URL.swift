import CommandLineKit
import Foundation

extension RuleFile {
    /// Describes a file.
    init(_ url: URL) {
        let name = url.relativePath
        self.init(name: name) {
            do {
                return try Data(contentsOf: url)
            } catch {
                throw RuleFileError(name, because: "\(FileReason(error))")
            }
        }
    }
}
