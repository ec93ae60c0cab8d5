import CommandLineKit
import Foundation
import RoutingRules
import StorageKit

extension RuleFile {
    /// Describes a file.
    init(_ url: URL) {
        let name = url.relativePath
        self.init(name: name) {
            do {
                // One byte more shows that it is too large.
                return try RegularFile.data(of: url, upTo: RouteConfig.maximumSize + 1)
            } catch {
                throw RuleFileError(name, because: error.reason)
            }
        }
    }
}

extension POSIXError {
    /// Why a file can't be read, as the end of a sentence without its full stop.
    fileprivate var reason: String {
        switch code {
        case .ENXIO: "it is a pipe, a device or a socket, not a file"
        case .ELOOP: "its links form a loop"
        default: "\(FileReason(self))"
        }
    }
}
