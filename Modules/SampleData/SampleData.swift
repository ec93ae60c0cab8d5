public import Foundation

/// The content of a fictional backend: a timeline, a shop and a chat that refer to each other.
///
/// ```swift let timeline = try SampleData(now: Date()).document(named: "moments") ```
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

    /// Reads one document, whose photos are in the program's resources.
    /// - Parameter name: One of the ``names``.
    /// - Returns: JSON in UTF-8; `nil` if there is no document of that name.
    /// - Throws: `CocoaError` if the file can't be read.
    public func document(named name: String) throws -> Data? {
        try document(named: name, photosIn: Self.folder)
    }

    /// Reads one document for a copy of the sample.
    /// - Parameters:
    ///   - name: One of the ``names``.
    ///   - photos: The folder to which the photos are copied.
    /// - Returns: JSON in UTF-8; `nil` if there is no document of that name.
    /// - Throws: `CocoaError` if the file can't be read.
    public func document(named name: String, photosIn photos: URL) throws -> Data? {
        guard Self.names.contains(name) else { return nil }
        let path = URL(filePath: photos.path, directoryHint: .isDirectory).absoluteString
        return try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
            .withUnsafeBytes { completed($0, photos: path) }
    }

    /// In bytes and without a copy, because a document has 100,000 of them.
    func completed(_ text: UnsafeRawBufferPointer, photos: String) -> Data {
        let mark = UInt8(ascii: "@")
        let quote = UInt8(ascii: "\"")
        let parts = text.split(separator: mark, omittingEmptySubsequences: false)
        var document = Data(capacity: text.count + parts.count * photos.utf8.count)
        document.append(contentsOf: parts[0])
        for part in parts.dropFirst() {
            var rest = part
            if document.last != quote {
                // Inside a text, such as an address of e-mail.
                document.append(mark)
            } else if let seconds = Int(
                String(decoding: part.prefix { $0 != quote }, as: UTF8.self))
            {
                document.append(contentsOf: String(now + seconds).utf8)
                rest = part.drop { $0 != quote }
            } else {
                document.append(contentsOf: photos.utf8)
            }
            document.append(contentsOf: rest)
        }
        return document
    }
}
