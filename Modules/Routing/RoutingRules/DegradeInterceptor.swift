public import Foundation
import RouteMatching
public import RoutingEngine

/// The replacement for a screen that does not work at the moment.
public enum Degradation: Hashable, Sendable {
    /// Nothing: the request is refused.
    /// - Parameter reason: The end of a sentence, as the user reads it.
    case block(because: String)
    /// Another screen of the app, with the same parameters.
    /// - Parameter url: Its URL, in which `:name` is replaced by a parameter of the request.
    case redirect(to: String)
    /// A page of the web, shown by the route that `DegradeInterceptor` names for web pages.
    case webPage(URL)
    /// The screen itself, with a sentence for the user.
    case notice(String)
}

/// Keeps an app usable while a part of it is not.
///
///     router.register(
///         DegradeInterceptor(priority: 400) { request in
///             request.isUnder("/shop") && shop.isDown ? .block(because: "the shop rests") : nil
///         })
public struct DegradeInterceptor: RouteInterceptor {
    public let priority: Int
    private let webPages: WebPages?
    private let notify: @MainActor (String) -> Void
    private let degradation: @MainActor (InterceptedRequest) -> Degradation?

    /// Makes the interceptor.
    /// - Parameters:
    ///   - priority: The position among the others; above the login, so that users don't sign in
    ///     for what does not open.
    ///   - webPages: Where a page of the web is shown, for `Degradation.webPage(_:)`. The route
    ///     must be open to every origin whose requests are degraded to a page: a redirect opens
    ///     nothing that is closed.
    ///   - notify: Shows a notice to the user.
    ///   - degradation: Returns the replacement for a request; `nil` if there is none. Called for
    ///     each request, so it must return quickly and change nothing.
    public init(
        priority: Int, webPages: WebPages? = nil,
        notify: @escaping @MainActor (String) -> Void = { _ in },
        degradation: @escaping @MainActor (InterceptedRequest) -> Degradation?
    ) {
        self.priority = priority
        self.webPages = webPages
        self.notify = notify
        self.degradation = degradation
    }

    public func issues(among routes: [Route]) -> [String] {
        let review = ScreenReview(routes, links: UniversalLinks(hosts: []))
        return webPages?.problem(by: review).map { ["DegradeInterceptor \($0)"] } ?? []
    }

    public func wants(_ request: InterceptedRequest) -> Bool { degradation(request) != nil }

    public func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        switch degradation(request) {
        case .block(let reason): return .refuse(because: reason)
        case .redirect(let url): return .redirect(to: url)
        case .webPage(let url):
            guard let pages = webPages else {
                return .refuse(because: "its web page can't be shown in the app")
            }
            let page = PercentEncoding.encode(url.absoluteString)
            return .redirect(to: "\(pages.path)?\(pages.parameter)=\(page)")
        case .notice(let text):
            if !request.isDryRun { notify(text) }
            return .proceed
        case nil: return .proceed
        }
    }
}
