import CommandLineKit
import Foundation
import RoutingRules
import StorageKit

extension RuleFile {
    /// Describes a file.
    init(_ url: URL) {
        let name = url.relativePath
        self.init(name: name) {
            do throws(POSIXError) {
                // One byte more shows that it is too large.
                return Content(
                    try RegularFile.data(of: url, upTo: RuleDocument.maximumSize + 1))
            } catch {
                throw RuleFileError(name, because: "\(FileReason(error))")
            }
        }
    }
}
