#if canImport(SwiftUI)
    import DesignKit
    public import SwiftUI

    /// Photos beside each other, which scroll sideways.
    ///
    ///     PhotoGallery(product.photos, of: product.name)
    public struct PhotoGallery: View {
        private let photos: [URL]
        private let subject: String

        /// Shows photos.
        /// - Parameters:
        ///   - photos: Their URLs; nothing is drawn if there are none.
        ///   - subject: What they show, for VoiceOver.
        public init(_ photos: [URL], of subject: String) {
            self.photos = photos
            self.subject = subject
        }

        public var body: some View {
            // The same rows as where no view is drawn.
            let rows = ContentRow.photos(photos.map(\.absoluteString), of: subject)
            if !rows.isEmpty {
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(rows, id: \.photo) { row in
                            RemoteImage(url: row.photo.flatMap { URL(string: $0) })
                                .asPhoto(row.title)
                        }
                    }
                }
            }
        }
    }
#endif
