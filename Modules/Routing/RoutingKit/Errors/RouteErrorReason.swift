/// An error by which a Navigator or an extension of the router refuses a request.
public protocol RouteErrorReason: Error, Equatable {
    /// The stable code, for instance `arrival-expired`.
    var code: String { get }
    /// The problem, as the end of a sentence that begins with the URL.
    var problem: String { get }
    /// What the user can do, as a sentence.
    var remedy: String { get }
    /// A sentence in the user's language, for someone who knows nothing about routes; `nil` for a
    /// general one.
    var userSentence: String? { get }
}

extension RouteErrorReason {
    public var userSentence: String? { nil }
}

/// A reason without a case of its own: of the router, of an extension of it, or of a Navigator.
public struct AnyRouteErrorReason: Equatable, Sendable {
    package let base: any RouteErrorReason

    public static func == (left: Self, right: Self) -> Bool {
        left.base.isEqual(to: right.base)
    }
}

extension RouteErrorReason {
    fileprivate func isEqual(to other: any RouteErrorReason) -> Bool { other as? Self == self }
}

extension RouteError.Reason {
    /// A reason of the router or of an extension of it, which needs no type of its own.
    /// - Parameters:
    ///   - code: The stable code, for instance `arrival-expired`.
    ///   - problem: The problem, as the end of a sentence that begins with the URL.
    ///   - remedy: What the user can do, as a sentence.
    package static func custom(
        code: String, problem: String, remedy: String = "Open it again."
    ) -> Self {
        .custom(.init(base: CodedReason(code: code, problem: problem, remedy: remedy)))
    }
}

private struct CodedReason: RouteErrorReason {
    let code: String
    let problem: String
    let remedy: String
}
