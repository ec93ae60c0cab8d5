public import DesignKit
public import Foundation
public import Observation
import RouteMatching
import RoutingKit

/// Shows any web page, or the pages of some hosts only.
struct WebViewNavigator: Navigating {
    struct Parameters: Decodable {
        let url: URL
    }

    /// The hosts of the pages; any if `nil`.
    var hosts: UniversalLinks?

    func destination(for parameters: Parameters) throws -> Destination {
        guard parameters.url.scheme?.lowercased() == "https", let host = parameters.url.host()
        else {
            throw ParameterError.invalid(
                name: "url", value: parameters.url.absoluteString, type: "an https URL")
        }
        if let hosts {
            _ = try DeepLink(parameters.url.absoluteString, from: .outside, of: hosts)
        }
        return .screen(WebViewScreen(url: parameters.url, host: host))
    }
}

/// A web page. A stage with a browser draws it, and the terminal shows its URL.
@Observable
public final class WebViewScreen: ContentScreen {
    public let url: URL
    public let title: String

    init(url: URL, host: String) {
        self.url = url
        title = host
    }

    public var content: Content {
        Content([ContentSection(nil, [.text(texts("Web page"), detail: url.absoluteString)])])
    }
}
