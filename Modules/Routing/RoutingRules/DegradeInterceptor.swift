public import Foundation
import RouteMatching
public import RoutingEngine

/// Replaces screens of a part of the app that does not work.
///
///     DegradeInterceptor(priority: 400) { request in
///         request.isUnder("/shop") && shop.isDown ? .block(because: "the shop rests") : nil
///     }
public struct DegradeInterceptor: RouteInterceptor {
    public let priority: Int
    private let webPages: WebPages?
    private let notify: @MainActor (String) -> Void
    private let degradation: @MainActor (InterceptedRequest) -> Degradation?

    /// - Parameters:
    ///   - priority: The position among the others, best above the login.
    ///   - webPages: Where a page of the web is shown. Its route must be open to every origin whose
    ///     requests are degraded to a page: a redirect opens nothing that is closed.
    ///   - notify: Shows a notice to the user.
    ///   - degradation: Returns the replacement for a request; `nil` if there is none. Called for
    ///     each request, so it must be quick and change nothing.
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

    public func issues(among routes: RouteMap) -> [String] {
        webPages?.problem(among: routes).map { ["DegradeInterceptor \($0)"] } ?? []
    }

    public func wants(_ request: InterceptedRequest) -> Bool { degradation(request) != nil }

    public func intercept(_ request: InterceptedRequest) throws -> InterceptorVerdict {
        switch degradation(request) {
        case .block(let reason): return .refuse(because: reason)
        case .redirect(let template): return .redirect(to: try request.url(filling: template))
        case .webPage(let url):
            guard let pages = webPages else {
                return .refuse(because: "its web page can't be shown in the app")
            }
            let page = url.absoluteString.percentEncoded
            return .redirect(to: "\(pages.path)?\(pages.parameter)=\(page)")
        case .notice(let text):
            if !request.isDryRun { notify(text) }
            return .proceed
        case nil: return .proceed
        }
    }
}

/// The replacement for a screen that does not work at the moment.
public enum Degradation: Hashable, Sendable {
    /// Nothing: the request is refused. The text is the end of a sentence, as the user reads it.
    case block(because: String)
    /// Another URL of the app, in which `:name` is replaced by a parameter of the request.
    case redirect(to: String)
    /// A page of the web.
    case webPage(URL)
    /// The screen itself, with a sentence for the user.
    case notice(String)
}
