public import Foundation

/// A photo that is a PNG file of the program, and that a host serves under its name.
///
///     drawing.photoAddress = { PhotoFile($0).map { HTMLAddress(path: ["pictures", $0.name]) } }
public struct PhotoFile: Sendable {
    private let file: URL

    /// - Parameter url: The URL of a photo.
    /// - Returns: `nil` if it isn't that of a PNG file.
    public init?(_ url: String) {
        guard let file = URL(string: url), file.isFileURL, file.pathExtension == "png" else {
            return nil
        }
        self.file = file
    }

    /// Such as `place-1.png`.
    public var name: String { file.lastPathComponent }

    /// Reads the photo.
    /// - Returns: `nil` for any other file, which a document has no reason to show.
    public func data() -> Data? {
        // Source: Portable Network Graphics (PNG) Specification, 5.2.
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard let data = try? Data(contentsOf: file), data.starts(with: signature) else {
            return nil
        }
        return data
    }
}
