import Foundation
import RouteMatching
public import RoutingEngine

/// Keeps an app usable while a part of it is not.
///
///     router.register(
///         DegradeInterceptor(priority: 400) { request in
///             request.isUnder("/shop") && shop.isDown ? .block(because: "the shop rests") : nil
///         })
public struct DegradeInterceptor: RouteInterceptor {
    public let priority: Int
    private let webView: String
    private let tell: @MainActor (String) -> Void
    private let degradation: @MainActor (InterceptedRequest) -> Degradation?

    /// Makes the interceptor.
    /// - Parameters:
    ///   - priority: The place among the others; above the login, so that nobody signs in for
    ///     what does not open.
    ///   - webView: The path of the route that shows the page of its parameter `url`. It must be
    ///     open to whatever is degraded to a page: a redirect opens nothing that is closed.
    ///   - tell: Shows a notice to the user.
    ///   - degradation: What takes the place of a request; `nil` if nothing does. Asked for each
    ///     request, so it must answer quickly and change nothing.
    public init(
        priority: Int, webView: String = "/webview",
        telling tell: @escaping @MainActor (String) -> Void = { _ in },
        degradation: @escaping @MainActor (InterceptedRequest) -> Degradation?
    ) {
        self.priority = priority
        self.webView = webView
        self.tell = tell
        self.degradation = degradation
    }

    public func wants(_ request: InterceptedRequest) -> Bool { degradation(request) != nil }

    public func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        switch degradation(request) {
        case .block(let reason): return .refuse(because: reason)
        case .redirect(let url): return .redirect(to: url)
        case .webPage(let url):
            return .redirect(to: "\(webView)?url=\(PercentEncoding.encode(url.absoluteString))")
        case .notice(let text):
            if !request.isDryRun { tell(text) }
            return .proceed
        case nil: return .proceed
        }
    }
}
