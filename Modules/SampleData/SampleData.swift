public import Foundation

/// The content of a fictional backend: a timeline, a shop and a chat that refer to each other.
///
/// ```swift
/// let timeline = try SampleData(now: Date()).document(named: "moments")
/// ```
///
/// Each document is a file in `Documents`, where an `@` begins what readers get another text for. A date
/// is the time from now in seconds, such as `@-3600` for an hour ago, so that the content is never old. A
/// photo is the name of another file, such as `@place-1.png`, which `docs/pictures/make-photos` has
/// drawn; readers get its URL.
public struct SampleData: Sendable {
    public static let names = ["moments", "catalogue", "conversations"]

    private let now: Int

    /// All dates in the content are earlier than `now`.
    public init(now: Date) {
        self.now = Int(now.timeIntervalSince1970.rounded(.down))
    }

    /// Reads one document.
    /// - Parameter name: One of the ``names``.
    /// - Returns: JSON in UTF-8; `nil` if there is no document of that name.
    /// - Throws: `CocoaError` if the file can't be read.
    public func document(named name: String) throws -> Data? {
        guard Self.names.contains(name),
            let file = Bundle.module.url(forResource: name, withExtension: "json")
        else { return nil }
        let photos = Array(file.deletingLastPathComponent().absoluteString.utf8)
        // In bytes and without a copy, because a document has 100,000 of them.
        return try Data(contentsOf: file).withUnsafeBytes { text in
            let parts = text.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
            var document = Data(capacity: text.count + parts.count * photos.count)
            document.append(contentsOf: parts[0])
            for part in parts.dropFirst() {
                let value = part.prefix { $0 != UInt8(ascii: "\"") }
                if let seconds = Int(String(decoding: value, as: UTF8.self)) {
                    document.append(contentsOf: String(now + seconds).utf8)
                    document.append(contentsOf: part[value.endIndex...])
                } else {
                    document.append(contentsOf: photos)
                    document.append(contentsOf: part)
                }
            }
            return document
        }
    }
}
