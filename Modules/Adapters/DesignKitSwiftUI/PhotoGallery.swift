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
            if !photos.isEmpty {
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(Array(photos.enumerated()), id: \.element) { photo in
                            RemoteImage(url: photo.element).asPhoto(
                                Content.photoTitle(
                                    subject, number: photo.offset + 1, of: photos.count))
                        }
                    }
                }
            }
        }
    }
#endif
