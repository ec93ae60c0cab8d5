/// Holds up whoever comes until it is opened, without regard to cancellation.
@MainActor
package final class Door {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watching: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    package init() {}

    /// Waits in front of the door.
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

    /// Returns as soon as so many wait in front of the door.
    package func visitors(_ count: Int = 1) async {
        if waiting.count >= count { return }
        await Waits.wait(for: "visitor \(count) of a door") {
            await withCheckedContinuation { watching.append((count, $0)) }
        }
    }

    /// Lets everybody in.
    package func open() {
        isOpen = true
        for continuation in waiting {
            continuation.resume()
        }
        waiting = []
    }
}
