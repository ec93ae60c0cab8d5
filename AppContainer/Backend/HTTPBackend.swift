public import Foundation
public import StorageKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The documents of a server: `moments` is at `BASE/moments.json`.
public struct HTTPBackend: Backend {
    private struct ServerError: LocalizedError {
        let status: Int

        var errorDescription: String? { "the server answers with the status \(status)" }
    }

    private let base: URL

    /// The base is the URL of its documents, such as `http://127.0.0.1:8080`.
    public init(_ base: URL) { self.base = base }

    public func data(of document: String) async throws -> Data? {
        var request = URLRequest(
            url: base.appending(path: "\(document).json"),
            cachePolicy: .reloadRevalidatingCacheData)
        // In seconds, while the server is silent.
        request.timeoutInterval = 15
        let (data, response) = try await URLSession.shared.data(for: request)
        switch (response as? HTTPURLResponse)?.statusCode ?? 0 {
        case 200: return data
        case 404: return nil
        case let status: throw ServerError(status: status)
        }
    }
}
