import RoutingKit

/// The value of one URL, with its readers. It is followed as long as there is a reader.
@MainActor
final class OfferedValue {
    /// Called when nobody reads it any more, or when it has ended.
    var whenUnread: @MainActor () -> Void = {}
    /// Whether it has ended.
    var isOver: Bool { end != nil }
    /// The URL as it may be shown.
    let url: String?

    private let request: RouteRequest
    private let pipeline: RequestPipeline
    private var latest: RouteValue?
    /// The reason why it has ended; `nil` inside if the feature has nothing more to send.
    private var end: RouteError??
    private var readers: [Int: AsyncStream<Void>.Continuation] = [:]
    /// The readers that wait for their first value.
    private var newcomers: Set<Int> = []
    private var count = 0
    /// Reads the value once for each element. Changes that come meanwhile are one element.
    private let wishes: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)
    private var reading: Task<Void, Never>?
    /// Passes the changes of the Navigator on, and the registration that it belongs to.
    private var following: (task: Task<Void, Never>, registration: Registration.Identity)?

    init(of request: RouteRequest, in pipeline: RequestPipeline) {
        self.request = request
        self.pipeline = pipeline
        url = pipeline.redactor.redacted(request).url
        wishes = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Adds a reader, who gets the current value first.
    func reader() -> any RouteValueReader {
        let (signals, signal) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        count += 1
        readers[count] = signal
        signal.onTermination = { [weak self, count] _ in
            Task { @MainActor in self?.remove(count) }
        }
        // Read again, as a change may be on its way.
        newcomers.insert(count)
        if reading == nil { read() } else { readAgain() }
        return Reader(of: self, signals)
    }

    func readAgain() { wishes.continuation.yield() }

    /// The value for a reader.
    func value() throws(RouteError) -> RouteValue? {
        if let end {
            if let error = end { throw error }
            return nil
        }
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
        wishes.continuation.yield()
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
            let (read, resolved) = try await pipeline.offeredValue(of: request)
            var value = read
            if following?.registration !== resolved.route.registration.identity {
                try await follow(resolved)
                // It may have changed before it was followed.
                value = try await pipeline.offeredValue(of: request).value
            }
            guard pipeline.cancellations == cancellations else { return readAgain() }
            publish(value)
        } catch {
            if Task.isCancelled { return }
            guard pipeline.cancellations == cancellations else { return readAgain() }
            finish(with: pipeline.redactor.redacted(error, isOutside: request.isOutside))
        }
    }

    private func follow(_ resolved: ResolvedRoute) async throws(RouteError) {
        let registration = resolved.route.registration.identity
        guard let follow = resolved.route.registration.changes else {
            throw RouteError(url: url, reason: .noValues)
        }
        following?.task.cancel()
        let decoder = ParameterDecoder(
            values: resolved.values, request: request, links: pipeline.registry.links)
        let changes: AsyncStream<Void>
        do {
            changes = try await follow(decoder)
        } catch {
            throw resolved.error(for: error, url: url)
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

    /// Ends the value for all readers.
    func finish(with error: RouteError?) {
        guard end == nil else { return }
        end = .some(error)
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
    /// Whether both are equal values of the same type.
    fileprivate func isEqual(to other: RouteValue) -> Bool {
        guard let value = value as? any Equatable else { return false }
        return value.isEqual(to: other.value)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: any Sendable) -> Bool { other as? Self == self }
}
