import RoutingKit
import StageKit

/// The URLs of the screens on the way to the visible one, redacted. Each outcome holds them, so they
/// are kept, and only those that have changed since are redacted again.
@MainActor
struct RedactedPath {
    private var state = NavigationState()
    private var urls = SharedList<String>()
    private var generation: Int?
    private var moves: Int?

    /// The URLs of the path of a stage's state.
    mutating func urls(on driver: StageDriver, by redactor: Redactor) -> SharedList<String> {
        let isUpToDate = generation == redactor.generation
        if isUpToDate, moves == driver.moves { return urls }
        let (last, new) = (state, driver.state)
        (state, generation, moves) = (new, redactor.generation, driver.moves)
        // After the first difference, each screen has another position and is redacted again.
        var (count, isShared) = (0, isUpToDate)
        for number in 0..<new.pathCount {
            let list = new.pathList(at: number)
            var index = 0
            if isShared {
                let before = last.pathList(at: number)
                index = before.commonPrefix(with: list) { $0.id }
                isShared = index == before.count && index == list.count
            }
            count += index
            while index < list.count {
                let url = redactor.url(of: list[index])
                if count >= urls.count {
                    urls.append(url)
                } else if urls[count] != url {
                    urls.replace(at: count, with: url)
                }
                (index, count) = (index + 1, count + 1)
            }
        }
        if count < urls.count { urls.truncate(to: count) }
        return urls
    }
}
