package import RoutingEngine
import RoutingKit

/// The events of a router, as short texts.
@MainActor
package final class EventList {
    package private(set) var all: [String] = []

    package init() {}

    package func append(_ text: String) { all.append(text) }

    package func add(_ event: RouteEvent) {
        switch event {
        case .began(let request): all.append("began \(request.url ?? "no URL")")
        case .ended(let outcome): all.append("ended \(outcome.url ?? "no URL")")
        case .moved: break
        case .awaitsResult(let url, _): all.append("awaits \(url)")
        case .gotResult: all.append("got")
        case .ignoredParameter(let name, let route, let nearest):
            all.append("ignored \(name) of \(route), nearest: \(nearest ?? "none")")
        case .brokenLink(let link): all.append("broken \(link)")
        case .inactive(let name, let site): all.append("inactive \(name) at \(site)")
        case .undeclaredLink(let url, let route): all.append("undeclared \(url) from \(route)")
        }
    }
}
