import Observation

@MainActor
@Observable
final class ChangeSignal {
    private var changes = 0
    @ObservationIgnored private var readers: [AsyncStream<Void>.Continuation] = []

    /// Lets a view that reads the value be drawn again after the next change.
    func observe() { _ = changes }

    /// An element for each change from now on; changes before it is read are one element.
    func stream() -> AsyncStream<Void> {
        let (stream, reader) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        readers.append(reader)
        return stream
    }

    func send() {
        changes += 1
        readers.removeAll { if case .terminated = $0.yield() { true } else { false } }
    }
}
