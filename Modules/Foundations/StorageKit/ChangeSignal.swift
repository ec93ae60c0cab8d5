import Observation

@MainActor
@Observable
final class ChangeSignal {
    private var changes = 0
    @ObservationIgnored private var readers: [Int: AsyncStream<Void>.Continuation] = [:]
    @ObservationIgnored private var count = 0

    /// Lets a view that reads the value be drawn again after the next change.
    func observe() { _ = changes }

    /// An element for each change from now on; changes before it is read are one element.
    func stream() -> AsyncStream<Void> {
        let (stream, reader) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        count += 1
        readers[count] = reader
        reader.onTermination = { [weak self, count] _ in
            Task { @MainActor in self?.readers[count] = nil }
        }
        return stream
    }

    func send() {
        changes += 1
        for reader in readers.values { reader.yield() }
    }
}
