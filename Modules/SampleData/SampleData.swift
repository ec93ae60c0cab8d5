public import Foundation

/// The content of a fictional backend: a timeline, a shop and a chat that refer to each other.
///
/// `SampleData(now: Date()).document(named: "moments")` is the timeline.
///
/// Each document is a file in `Documents`, where an `@` at the start of a text marks what readers
/// get another one for. A date is the time from now in seconds, such as `@-3600` for an hour ago,
/// so that the content is never old. A photo is the name of another file, such as `@place-1.png`,
/// which `docs/pictures/make-photos` has drawn; readers get its URL.
public struct SampleData: Sendable {
    /// The names of the documents.
    public static let names = ["moments", "catalogue", "conversations"]

    /// The folder of the documents and of their photos, in the program's resources.
    public static var folder: URL { Bundle.module.resourceURL ?? Bundle.module.bundleURL }

    private let now: Int

    /// All dates in the content are earlier than `now`.
    public init(now: Date) {
        self.now = Int(now.timeIntervalSince1970.rounded(.down))
    }

    /// Reads one document.
    /// - Parameters:
    ///   - name: One of the ``names``.
    ///   - photos: The folder of the photos: the program's own, or one to which they are copied.
    /// - Returns: JSON in UTF-8; `nil` if there is no document of that name.
    /// - Throws: `CocoaError` if the file can't be read.
    public func document(named name: String, photosIn photos: URL = SampleData.folder) throws
        -> Data?
    {
        guard Self.names.contains(name) else { return nil }
        let path = URL(filePath: photos.path, directoryHint: .isDirectory).absoluteString
        return try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
            .withUnsafeBytes { completed($0, photos: path) }
    }

    /// In bytes and without a copy, because a document has 100,000 of them.
    func completed(_ text: UnsafeRawBufferPointer, photos: String) -> Data {
        let quote = UInt8(ascii: "\"")
        var document = Data(capacity: text.count * 2)
        // Each text is a part, and so is what is between two texts.
        for part in text.split(separator: quote, omittingEmptySubsequences: false) {
            if part.first == UInt8(ascii: "@") {
                let value = String(decoding: part.dropFirst(), as: UTF8.self)
                let text = Int(value).map { "\(now + $0)" } ?? photos + value
                document.append(contentsOf: text.utf8)
            } else {
                document.append(contentsOf: part)
            }
            document.append(quote)
        }
        return document.dropLast()
    }
}
