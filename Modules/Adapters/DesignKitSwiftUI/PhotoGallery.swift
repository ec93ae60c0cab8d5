#if canImport(SwiftUI)
    import DesignKit
    public import SwiftUI

    /// Photos beside each other, which scroll sideways.
    ///
    ///     PhotoGallery(product.photos, of: product.name)
    public struct PhotoGallery: View {
        private let rows: [ContentRow]

        /// Shows photos.
        /// - Parameters:
        ///   - photos: Their URLs; nothing is drawn if there are none.
        ///   - subject: What they show, for VoiceOver.
        public init(_ photos: [URL], of subject: String) {
            // The same rows as where no view is drawn.
            rows = ContentRow.photos(photos.map(\.absoluteString), of: subject)
        }

        public var body: some View {
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
