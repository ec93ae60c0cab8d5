import Foundation
import RouteMatching
import RoutingKit

/// Shows any web page, or the pages of some hosts only.
struct WebViewNavigator: Navigating {
    struct Parameters: Decodable {
        let url: URL
    }

    private let hosts: UniversalLinks?

    /// - Parameter hosts: The hosts of the pages; any if `nil`.
    init(hosts: [String]? = nil) {
        self.hosts = hosts.map { UniversalLinks(hosts: $0) }
    }

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
