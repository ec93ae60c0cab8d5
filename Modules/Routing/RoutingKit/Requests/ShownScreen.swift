public import struct Foundation.UUID

/// A screen that a request has shown.
public struct ShownScreen: Hashable, Identifiable, Sendable {
    /// The identity of the screen, which differs for two screens of one URL.
    public let id: UUID
    package let url: String

    package init(id: UUID, url: String) {
        self.id = id
        self.url = url
    }
}
