import Foundation

/// The name of a feature, a state or a user as that of a file.
///
/// Every byte but `a` to `z`, `0` to `9` and `-` is written as `%XX`, capitals too: some volumes
/// take `Ada` and `ada` for the same file. So no name leaves its folder, none is that of another,
/// and none contains the `=` of the names that the storage itself chooses.
struct FileName: Hashable, Sendable {
    /// The app's own part, in place of a feature's name.
    static let app = FileName(text: "=app")
    /// What is changed while no user is signed in.
    static let guest = FileName(text: "=guest")

    let text: String
    /// Why the name is none for a file: it is empty or too long.
    var issue: StorageError?
}

extension FileName {
    private static let plain = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789-")

    /// - Parameter what: The thing that has the name, as the beginning of a sentence, such as `a
    ///   user`.
    init(_ name: String, of what: String) {
        // The name is composed, so that texts that are equal in Swift are one name.
        text =
            name.precomposedStringWithCanonicalMapping
            .addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
        if text.isEmpty {
            issue = StorageError(
                description: "\(what) has an empty name. Choose another one")
        } else if text.utf8.count > 200 {
            // File systems take shorter ones with any ending.
            issue = StorageError(
                description: "the name of \(what) is too long: '\(name.prefix(40))…'. Choose a "
                    + "shorter one")
        }
    }

    /// - Throws: ``StorageError`` for an empty name, and one that is too long.
    func checked() throws(StorageError) -> FileName {
        if let issue { throw issue }
        return self
    }
}
