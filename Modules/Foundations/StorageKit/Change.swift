public import Foundation

/// A change that a user made on this device and that a server gets.
///
/// It waits on the device until the server has answered, also across launches, and lies over the
/// documents until one of them shows it.
public struct Change: Codable, Hashable, Identifiable, Sendable {
    /// Identifies the change and what it makes, such as a message. A server takes it once, however
    /// often it is sent.
    public let id: String
    /// Says what it changes, such as `message`.
    public let name: String
    /// What it changes, as JSON. A date is epoch seconds as a string, as in documents.
    public let body: String
    /// The server's reason for refusing it for good, as a sentence for the user; `nil` if it
    /// doesn't.
    public internal(set) var refusal: String?
    /// Whether the server has it.
    public internal(set) var isTaken = false

    /// Whether the server hasn't answered yet.
    public var isWaiting: Bool { refusal == nil && !isTaken }

    /// Makes a change that waits.
    /// - Throws: `EncodingError` for a body that isn't JSON.
    public init(
        _ name: String, id: String = UUID().uuidString, body: some Encodable
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            let seconds = date.timeIntervalSince1970.rounded(.down)
            try String(format: "%.0f", seconds).encode(to: encoder)
        }
        self.id = id
        self.name = name
        self.body = String(decoding: try encoder.encode(body), as: UTF8.self)
    }
}
