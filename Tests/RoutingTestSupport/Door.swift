/// Suspends tasks until it is opened, even if they are cancelled.
@MainActor
package final class Door {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watching: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    package init() {}

    /// Waits until the door is open.
    package func pass() async {
        if isOpen { return }
        await Waits.wait(for: "a door to open") {
            await withCheckedContinuation { continuation in
                waiting.append(continuation)
                for watcher in watching where watcher.count <= waiting.count {
                    watcher.continuation.resume()
                }
                watching.removeAll { $0.count <= waiting.count }
            }
        }
    }

    /// Returns when a number of tasks wait.
    package func visitors(_ count: Int = 1) async {
        if waiting.count >= count { return }
        await Waits.wait(for: "visitor \(count) of a door") {
            await withCheckedContinuation { watching.append((count, $0)) }
        }
    }

    /// Opens the door.
    package func open() {
        isOpen = true
        for continuation in waiting {
            continuation.resume()
        }
        waiting = []
    }
}
