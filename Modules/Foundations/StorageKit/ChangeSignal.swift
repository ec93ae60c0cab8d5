/// Tells its readers that something has changed.
@MainActor
final class ChangeSignal {
    private var readers: [Int: AsyncStream<Void>.Continuation] = [:]
    private var count = 0

    /// Sends an element for each change from now on. Changes that come before it is read are one
    /// element.
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

    /// Reports a change.
    func send() {
        for reader in readers.values { reader.yield() }
    }
}
