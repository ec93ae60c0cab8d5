/// Memory larger than the processor's caches.
final class CacheFlush {
    private var memory = [UInt8](repeating: 1, count: 64 << 20)

    /// Writes to each cache line of it, so that nothing else is left in the caches.
    func flush() {
        for index in stride(from: 0, to: memory.count, by: 64) {
            memory[index] &+= 1
        }
    }
}
