import RouteMatching
public import RoutingKit

extension AppRouter {
    public func values<Value: Decodable & Sendable>(
        of url: String?, as type: Value.Type, from origin: RouteOrigin
    ) -> RouteValues<Value> {
        // The trust is that of the code that asks, not of the task that reads.
        let request = pipeline.lowered(RouteRequest(url: url, origin: origin), to: .current)
        return RouteValues { [offers] in offers.reader(of: request) }
    }

    /// Reads all offered values again that are being followed, and ends those that would be refused
    /// now. Call it after something has changed that interceptors check and the router doesn't know,
    /// for instance when a user has signed in or out.
    public func reviewValues() { offers.review() }
}
