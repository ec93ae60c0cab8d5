/// An interceptor that decides without waiting, as most can.
///
///     struct MaintenanceInterceptor: ImmediateInterceptor {
///         let priority = 500
///         func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
///             request.isUnder("/shop") ? .refuse(because: "it is closed until noon") : .proceed
///         }
///     }
///
/// The router calls it directly, where it starts a task for an interceptor that may wait. So conform
/// to it if ``intercept(_:)`` needs no `async`; everything else is as for a ``RouteInterceptor``.
@MainActor
public protocol ImmediateInterceptor: RouteInterceptor {
    /// Decides about a request.
    /// - Throws: Any error, which ends the request as refused.
    func intercept(_ request: InterceptedRequest) throws -> InterceptorVerdict
}
