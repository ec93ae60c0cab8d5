#if canImport(SwiftUI)
    import SwiftUI

    /// An image that fills its frame. A symbol or an illustration is there while it can't be loaded.
    struct RemoteImage: View {
        private let url: URL?
        private let symbol: String?

        /// - Parameter symbol: The name of the symbol; an illustration if `nil`.
        init(_ url: URL?, symbol: String? = nil) {
            self.url = url
            self.symbol = symbol
        }

        var body: some View {
            AsyncImage(url: url) { phase in
                if let image = phase.image {
                    image.resizable().scaledToFill()
                } else if let url, symbol == nil {
                    ZStack {
                        IllustrationView(of: url)
                        if phase.error == nil { ProgressView() }
                    }
                } else if url == nil || phase.error != nil {
                    Image(systemName: symbol ?? "photo").foregroundStyle(.secondary)
                } else {
                    ProgressView()
                }
            }
        }
    }
#endif
