public import Foundation
public import StorageKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The documents of a server: `moments` is at `BASE/moments.json`.
public struct HTTPBackend: Backend {
    struct ServerError: LocalizedError {
        let status: Int

        var errorDescription: String? { "the server answers with the status \(status)" }
    }

    /// How many seconds a server may be silent.
    private static let patience = 15.0

    private let base: URL

    /// The base is the URL of its documents, such as `http://127.0.0.1:8080`.
    public init(_ base: URL) {
        self.base = base
    }

    public func data(of document: String) async throws -> Data? {
        var request = URLRequest(url: base.appending(path: "\(document).json"))
        request.cachePolicy = .reloadRevalidatingCacheData
        request.timeoutInterval = Self.patience
        let (data, response) = try await URLSession.shared.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if status == 404 { return nil }
        guard status == 200 else { throw ServerError(status: status) }
        return data
    }
}
