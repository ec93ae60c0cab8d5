#if canImport(SwiftUI)
    public import SwiftUI

    /// The picture of a person, in a circle or a square with round corners.
    ///
    /// It is decoration for VoiceOver: the name of the person is beside it.
    public struct AvatarView: View {
        private let url: URL?
        private let isRound: Bool

        /// Grows with the user's text size, as the name beside it does.
        @ScaledMetric private var side: CGFloat = 40

        /// Shows a picture.
        /// - Parameters:
        ///   - url: The URL of the picture; a symbol is drawn if it is `nil` or can't be loaded.
        ///   - isRound: Whether it is a circle.
        public init(_ url: URL?, isRound: Bool = true) {
            self.url = url
            self.isRound = isRound
        }

        public var body: some View {
            RemoteImage(url: url, symbol: "person.crop.circle")
                .frame(width: side, height: side)
                .clipShape(RoundedRectangle(cornerRadius: isRound ? side / 2 : side / 5))
                .accessibilityHidden(true)
        }
    }
#endif
