import Foundation

extension PackageFolder {
    /// The owners that the package's `CODEOWNERS` names; `nil` if there is no such file at the
    /// places where hosting sites look for it.
    var owners: CodeOwners? {
        [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"].lazy.compactMap { path in
            (try? bytes(of: path)).map { CodeOwners(String(decoding: $0, as: UTF8.self)) }
        }.first
    }
}
