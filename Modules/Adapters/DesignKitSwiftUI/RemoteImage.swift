#if canImport(SwiftUI)
    import SwiftUI

    /// An image that fills its frame, from a file or a server. A symbol is drawn if it can't be
    /// loaded.
    struct RemoteImage: View {
        let url: URL?
        /// The name of the symbol.
        var symbol = "photo"

        var body: some View {
            AsyncImage(url: url) { phase in
                if let image = phase.image {
                    image.resizable().scaledToFill()
                } else if url == nil || phase.error != nil {
                    Image(systemName: symbol).foregroundStyle(.secondary)
                } else {
                    ProgressView()
                }
            }
        }

        /// Draws the image as a photo of a list.
        /// - Parameter label: What it shows, for VoiceOver.
        func asPhoto(_ label: String) -> some View {
            frame(width: 240, height: 180)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .accessibilityElement()
                .accessibilityLabel(label)
                .accessibilityAddTraits(.isImage)
        }
    }
#endif
