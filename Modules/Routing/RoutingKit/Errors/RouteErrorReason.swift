/// A reason to refuse a request that a module beside the router brings along.
///
/// The router knows the reasons of its own, ``RouteError/Reason``. A module that is added to it, for
/// instance one that keeps links waiting until the app is ready, describes what can go wrong there
/// by a type of its own, which becomes a ``RouteError/Reason/custom(_:)``.
public protocol RouteErrorReason: Error, Hashable {
    /// The stable code, for instance `arrival-expired`.
    var code: String { get }
    /// What stands against the request, as the end of a sentence that begins with its URL.
    var problem: String { get }
    /// What the user can do about it, as a sentence.
    var remedy: String { get }
}

/// A ``RouteErrorReason`` of any type.
public struct AnyRouteErrorReason: Hashable, Sendable {
    /// The reason.
    public let base: any RouteErrorReason

    /// Wraps a reason.
    package init(_ base: some RouteErrorReason) {
        self.base = base
    }

    /// Whether both are the same reason of the same type.
    public static func == (left: Self, right: Self) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    /// Hashes the reason.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}
