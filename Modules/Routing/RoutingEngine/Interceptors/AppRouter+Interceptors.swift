import RouteMatching

extension AppRouter {
    /// Adds an interceptor. Mistakes are reported together when the router starts.
    /// - Parameters:
    ///   - interceptor: What steps in between a match and its Navigator.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func register(
        _ interceptor: some RouteInterceptor, file: String = #fileID, line: Int = #line
    ) {
        add(
            InterceptorRegistration(interceptor, site: CallSite(file: file, line: line)))
    }
}
