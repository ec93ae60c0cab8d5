import RoutingJourneys
import RoutingTestSupport

extension EventList {
    func add(_ link: LateLink) { append("late \(link.url)") }
}
