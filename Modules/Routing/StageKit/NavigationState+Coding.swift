import RoutingKit

import struct Foundation.UUID

extension NavigationState.Entry {
    private enum Key: String, CodingKey {
        case id, url, trust
    }

    /// Reads a saved screen. One saved without a trust was shown by the app itself.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try container.decode(UUID.self, forKey: .id),
            url: try container.decode(String.self, forKey: .url),
            trust: try container.decodeIfPresent(RouteTrust.self, forKey: .trust) ?? .full)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(url, forKey: .url)
        if trust != .full { try container.encode(trust, forKey: .trust) }
    }
}

extension NavigationState.Stack {
    private enum Key: String, CodingKey {
        case entries, isFullScreen, isPlain
    }

    /// Reads a saved stack. One saved without `isPlain` has navigation.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            try container.decode([NavigationState.Entry].self, forKey: .entries),
            isFullScreen: try container.decode(Bool.self, forKey: .isFullScreen),
            isPlain: try container.decodeIfPresent(Bool.self, forKey: .isPlain) ?? false)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(entries, forKey: .entries)
        try container.encode(isFullScreen, forKey: .isFullScreen)
        if isPlain { try container.encode(isPlain, forKey: .isPlain) }
    }
}
