import struct Foundation.UUID

/// A link that waited while the user navigated: the app asks before it opens it.
public struct LateLink: Hashable, Sendable {
    /// The URL as it may be shown.
    public let url: String

    private let id = UUID()
}
