import Foundation

/// The name of a feature, a state or a user as that of a file.
///
/// Every byte but `a` to `z`, `0` to `9` and `-` is written as `%XX`, capitals too: some volumes
/// take `Ada` and `ada` for the same file. So no name leaves its folder, none is that of another,
/// and none contains the `=` of the names that the storage itself chooses.
struct FileName: Hashable, Sendable {
    /// The most bytes, so that file systems take it with an ending.
    private static let longest = 200

    /// The app's own part, in place of a feature's name.
    static let app = FileName(own: "=app")
    /// What a server has sent, in place of a feature's name.
    static let documents = FileName(own: "=documents")
    /// What is changed while no user is signed in.
    static let guest = FileName(own: "=guest")

    let text: String
    /// Why the name is none for a file: it is empty or too long.
    let issue: StorageError?

    private init(own text: String) {
        self.text = text
        issue = nil
    }

    /// - Parameter what: The thing that has the name, as the beginning of a sentence, such as `a
    ///   user`.
    init(_ name: String, of what: String) {
        let plain = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        // Composed: texts that Swift finds equal are one name.
        let text = name.precomposedStringWithCanonicalMapping.utf8.reduce(into: "") { text, byte in
            if plain ~= byte || digits ~= byte || byte == UInt8(ascii: "-") {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += byte < 16 ? "%0" : "%"
                text += String(byte, radix: 16, uppercase: true)
            }
        }
        self.text = text
        let problem =
            text.isEmpty
            ? "\(what) has an empty name. Choose another one"
            : "the name of \(what) is too long: '\(name.prefix(40))…'. Choose a shorter one"
        let isUsable = 1...Self.longest ~= text.utf8.count
        issue = isUsable ? nil : StorageError(description: problem)
    }

    /// - Throws: ``StorageError`` for an empty name, and one that is too long.
    func checked() throws(StorageError) -> FileName {
        if let issue { throw issue }
        return self
    }
}
