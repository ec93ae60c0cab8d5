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

    func close() {
        for source in sources.values {
            source.finish(with: RouteError(url: source.url, reason: .closed))
        }
    }

    func review() {
        for source in sources.values { source.readAgain() }
    }
}

/// The value of one URL, with its readers. It is followed as long as there is a reader.
@MainActor
private final class OfferedValue {
    /// Called when nobody reads it any more, or when it has ended.
    var whenUnread: @MainActor () -> Void = {}
    let url: String?

    private let request: RouteRequest
    private let pipeline: RequestPipeline
    private var latest: RouteValue?
    /// How it has ended: with an error, or because the feature has nothing more to send.
    private var end: Result<Void, RouteError>?
    private var readers: [Int: AsyncStream<Void>.Continuation] = [:]
    /// The readers that wait for their first value.
    private var newcomers: Set<Int> = []
    private var count = 0
    /// Reads the value once for each element. Changes that come meanwhile are one element.
    private let wishes: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)
    private var reading: Task<Void, Never>?
    /// Passes the changes of the Navigator on, and the registration that it belongs to.
    private var following: (task: Task<Void, Never>, registration: Registration)?

    init(of request: RouteRequest, in pipeline: RequestPipeline) {
        self.request = request
        self.pipeline = pipeline
        url = pipeline.redacted(request).url
        wishes = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    var isOver: Bool { end != nil }

    func reader() -> any RouteValueReader {
        let (signals, signal) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        count += 1
        readers[count] = signal
        newcomers.insert(count)
        signal.onTermination = { [weak self, count] _ in
            Task { @MainActor in self?.remove(count) }
        }
        if reading == nil { read() }
        // Also if others read it, as a change may be on its way.
        readAgain()
        return Reader(of: self, signals)
    }

    func readAgain() { wishes.continuation.yield() }

    /// The value for a reader; `nil` after the last one.
    func value() throws(RouteError) -> RouteValue? {
        try end?.get()
        return latest
    }

    private func remove(_ reader: Int) {
        readers[reader] = nil
        newcomers.remove(reader)
        if readers.isEmpty { stop() }
    }

    private func stop() {
        reading?.cancel()
        following?.task.cancel()
        following = nil
        whenUnread()
    }

    private func read() {
        // Not inside the request whose code asked: the value is read for other readers, too.
        reading = ActiveRequest.$current.withValue(nil) {
            Task { [weak self, wishes] in
                for await _ in wishes.stream {
                    guard let self, !self.isOver else { return }
                    await self.readOnce()
                }
            }
        }
    }

    private func readOnce() async {
        let cancellations = pipeline.cancellations
        do throws(RouteError) {
            var (value, resolved) = try await pipeline.offeredValue(of: request)
            if following?.registration !== resolved.route.registration {
                try await follow(resolved)
                // It may have changed before it was followed.
                (value, _) = try await pipeline.offeredValue(of: request)
            }
            guard pipeline.cancellations == cancellations else { return readAgain() }
            publish(value)
        } catch {
            if Task.isCancelled { return }
            guard pipeline.cancellations == cancellations else { return readAgain() }
            finish(with: error)
        }
    }

    private func follow(_ resolved: ResolvedRoute) async throws(RouteError) {
        let registration = resolved.route.registration
        let decoder = ParameterDecoder(
            values: resolved.values, request: request, links: pipeline.registry.links)
        following?.task.cancel()
        let changes: AsyncStream<Void>
        do {
            guard let stream = try await registration.changes(decoder) else {
                throw RouteError.Reason.noValues
            }
            changes = stream
        } catch {
            throw pipeline.redacted(
                resolved.error(for: error, url: request.url), isOutside: request.isOutside)
        }
        let task = Task { [weak self] in
            for await _ in changes { self?.readAgain() }
            guard !Task.isCancelled, self?.following?.registration === registration else { return }
            self?.finish(with: nil)
        }
        following = (task, registration)
    }

    private func publish(_ value: RouteValue) {
        let isChanged = latest.map { !$0.isEqual(to: value) } ?? true
        if isChanged { latest = value }
        for (number, reader) in readers where isChanged || newcomers.contains(number) {
            reader.yield()
        }
        newcomers = []
    }

    func finish(with error: RouteError?) {
        guard end == nil else { return }
        end = error.map(Result.failure) ?? .success(())
        latest = nil
        for reader in readers.values {
            reader.yield()
            reader.finish()
        }
        stop()
    }
}

/// One reader. It must not be held by the value, which ends when all readers are released.
@MainActor
private final class Reader: RouteValueReader {
    private let value: OfferedValue
    private let signals: AsyncStream<Void>

    init(of value: OfferedValue, _ signals: AsyncStream<Void>) {
        self.value = value
        self.signals = signals
    }

    var url: String? { value.url }

    func next() async throws(RouteError) -> RouteValue? {
        for await _ in signals { return try value.value() }
        return nil
    }
}

extension RouteValue {
    /// Values of different types are not equal.
    fileprivate func isEqual(to other: RouteValue) -> Bool {
        (value as? any Equatable)?.isEqual(to: other.value) ?? false
    }
}

extension Equatable {
    fileprivate func isEqual(to other: any Sendable) -> Bool { other as? Self == self }
}
