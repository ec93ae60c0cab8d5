import RoutingTestSupport

@testable import RoutingJourneys

extension EventList {
    func add(_ link: LateLink) { append("late \(link.url)") }
}
