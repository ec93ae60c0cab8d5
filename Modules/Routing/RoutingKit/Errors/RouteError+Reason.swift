import RouteMatching

extension RouteError.Reason: Error {
    /// The reason for which any error refuses a request.
    package init(_ error: any Error) {
        switch error {
        case let error as Self: self = error
        case let error as DeepLinkError: self = .link(error)
        case let error as ParameterError: self = .parameter(error)
        case let error as NotFound: self = .notFound(error)
        case let error as RouteError: self = error.reason
        case let error as any RouteErrorReason: self = .custom(AnyRouteErrorReason(error))
        case is CancellationError: self = .cancelled
        default: self = .failed(String(describing: error))
        }
    }
}

extension RouteError {
    /// Describes that any error refuses a request.
    package init(url: String?, because error: any Error) {
        self =
            (error as? RouteError)?.replacingURL(with: url)
            ?? RouteError(url: url, reason: Reason(error))
    }
}
