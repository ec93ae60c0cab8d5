import RoutingKit

/// The values that are read now, each read once for all readers of its URL.
@MainActor
final class OfferedValues {
    /// What readers must have in common to share a source: the URL and the trust.
    private struct Key: Hashable {
        let url: String?
        let trust: RouteTrust
    }

    private var sources: [Key: OfferedValue] = [:]
    private let pipeline: RequestPipeline

    init(pipeline: RequestPipeline) {
        self.pipeline = pipeline
    }

    /// Begins to read the value of a request.
    func reader(of request: RouteRequest) -> any RouteValueReader {
        let resolved = try? pipeline.registry.resolve(
            request.url, from: request.origin, trust: request.trust)
        let key = Key(url: resolved?.url ?? request.url, trust: request.trust)
        if let source = sources[key], !source.isOver { return source.reader() }
        let source = OfferedValue(of: request, in: pipeline)
        sources[key] = source
        source.whenUnread = { [weak self, weak source] in
            guard let self, sources[key] === source else { return }
            sources[key] = nil
        }
        return source.reader()
    }

    /// Ends all values.
    func close() {
        for source in sources.values {
            source.finish(with: RouteError(url: source.url, reason: .closed))
        }
    }

    /// Reads all values again.
    func review() {
        for source in sources.values { source.readAgain() }
    }
}
