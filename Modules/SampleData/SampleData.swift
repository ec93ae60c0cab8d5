public import Foundation

/// The content of a fictional backend: a timeline, a shop and a chat that refer to each other.
///
/// ```swift
/// let timeline = try SampleData(now: Date()).document(named: "moments")
/// ```
///
/// Each document is a file in `Documents`. A date in a file is the time from now in seconds, such as
/// `-3600` for an hour ago, so that the content is never old. A photo in a file is the name of another
/// one, such as `place-1.png`, which `docs/pictures/make-photos` has drawn; readers get its URL.
public struct SampleData: Sendable {
    public static let names = ["moments", "catalogue", "conversations"]
    private static let dateKey = #""createdDate" : ""#

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
        let photos = file.deletingLastPathComponent().absoluteString
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacing(/"(place|thing)-\d\.png"/) { "\"\(photos)\($0.output.0.dropFirst())" }
        return Data(dated(text).utf8)
    }

    /// Writes each date of a document in seconds since 1970.
    private func dated(_ document: String) -> String {
        let parts = document.components(separatedBy: Self.dateKey)
        return parts.dropFirst().reduce(into: parts[0]) { result, part in
            let seconds = part.prefix { $0 != "\"" }
            let date = Int(seconds).map { String(now + $0) } ?? String(seconds)
            result += Self.dateKey + date + part[seconds.endIndex...]
        }
    }
}
