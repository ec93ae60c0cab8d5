public import Foundation

/// Documents that ship with the app, or that a test makes. They are the same for each user.
public struct Documents: Backend {
    private let read: @Sendable (String) async throws -> Data?

    /// - Parameter read: Gets the name of a document whenever it is read.
    public init(_ read: @escaping @Sendable (String) async throws -> Data?) { self.read = read }

    public func data(of document: String, as user: String?) async throws -> Data? {
        try await read(document)
    }
}

extension Backend where Self == Documents {
    /// Reads `NAME.json` in a folder.
    public static func folder(_ folder: URL) -> Documents {
        Documents { try Data(contentsOf: folder.appending(path: "\($0).json")) }
    }

    /// Reads documents in memory, by their names.
    public static func memory(_ documents: [String: Data]) -> Documents {
        Documents { documents[$0] }
    }
}
