import RoutingKit

extension RouteRequest {
    /// Whether another request is the same, so that one outcome answers both.
    func isSame(as other: RouteRequest) -> Bool {
        url == other.url && trust == other.trust && transition == other.transition
            && source === other.source && origin == other.origin
            && (payload.map { other.payload.map($0.isEqual) ?? false } ?? (other.payload == nil))
    }
}

extension RouteValue {
    /// Values of different types are not equal.
    func isEqual(to other: RouteValue) -> Bool {
        (value as? any Equatable)?.isEqual(to: other.value) ?? false
    }
}

extension Equatable {
    fileprivate func isEqual(to other: any Sendable) -> Bool { other as? Self == self }
}
