import Foundation
import RoutingKit

/// Shows a page of the web.
struct WebViewNavigator: Navigating {
    /// Names the page.
    struct Parameters: Decodable {
        let url: URL
    }

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: Parameters
    ) throws -> Destination {
        guard parameters.url.scheme?.lowercased() == "https", let host = parameters.url.host()
        else {
            throw ParameterError.invalid(
                name: "url", value: parameters.url.absoluteString, type: "an https URL")
        }
        return .screen(WebViewScreen(url: parameters.url, host: host))
    }
}
