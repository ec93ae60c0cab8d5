#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import Foundation
    import UIKit

    /// Loads photos from files and servers, at the size at which they are shown. A photo is read
    /// and decoded off the main actor, so that scrolling doesn't wait for it.
    @MainActor
    final class PhotoLoader {
        static let shared = PhotoLoader()

        /// Larger files aren't photos to scroll past.
        private nonisolated static let limit = 20_000_000

        private let photos = NSCache<NSURL, UIImage>()
        private let read: @Sendable (URL) async throws -> Data

        /// - Parameter read: Reads the file of a URL.
        init(
            read: @escaping @Sendable (URL) async throws -> Data = { url in
                if url.isFileURL { return try Data(contentsOf: url) }
                return try await URLSession.shared.data(from: url).0
            }
        ) {
            self.read = read
        }

        /// The photo of a URL, if it has been loaded before.
        func loaded(_ url: URL) -> UIImage? { photos.object(forKey: url as NSURL) }

        /// Loads a photo.
        /// - Parameters:
        ///   - url: Its URL, of a file or of a server.
        ///   - size: The size at which it is shown, in points.
        ///   - scale: The pixels of the screen for each point.
        /// - Returns: `nil` if it can't be read, or isn't a photo.
        func photo(at url: URL, size: CGSize, scale: CGFloat) async -> UIImage? {
            if let photo = loaded(url) { return photo }
            let pixels = CGSize(width: size.width * scale, height: size.height * scale)
            let photo = await Self.decode(url, at: pixels, read: read)
            if let photo { photos.setObject(photo, forKey: url as NSURL) }
            return photo
        }

        @concurrent
        private nonisolated static func decode(
            _ url: URL, at size: CGSize, read: @Sendable (URL) async throws -> Data
        ) async -> UIImage? {
            guard let data = try? await read(url), data.count <= limit else { return nil }
            return await UIImage(data: data)?.byPreparingThumbnail(ofSize: size)
        }
    }
#endif
