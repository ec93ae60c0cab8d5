/// An error by which a Navigator or an extension of the router refuses a request.
public protocol RouteErrorReason: Error, Hashable {
    /// The stable code, for instance `arrival-expired`.
    var code: String { get }
    /// The problem, as the end of a sentence that begins with the URL.
    var problem: String { get }
    /// What the user can do, as a sentence.
    var remedy: String { get }
}

public struct AnyRouteErrorReason: Hashable, Sendable {
    package let base: any RouteErrorReason

    package init(_ base: some RouteErrorReason) {
        self.base = base
    }

    public static func == (left: Self, right: Self) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}
