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
    let open: @MainActor (URL) async -> Bool

    func destination(for parameters: Parameters) throws -> Destination {
        let url = parameters.url
        guard url.scheme?.lowercased() == "https", url.host() != nil else {
            throw ParameterError.invalid(
                name: "url", value: url.absoluteString, type: "an https URL")
        }
        if let hosts { _ = try DeepLink(url.absoluteString, from: .outside, of: hosts) }
        return .screen(WebViewScreen(url: url, open: open))
    }
}

/// A web page. A stage with a browser draws it, and others offer to open it in one.
@Observable
public final class WebViewScreen: ContentScreen {
    public let url: URL
    private let open: @MainActor (URL) async -> Bool
    private var notice: String?

    init(url: URL, open: @escaping @MainActor (URL) async -> Bool) {
        self.url = url
        self.open = open
    }

    public var title: String { url.host() ?? "" }

    public var content: Content {
        let leave = ContentRow.action(texts("Open in the browser"), detail: notice) { [weak self] in
            guard let self else { return }
            notice = await open(url) ? nil : texts("No app on this device opens this link.")
        }
        let rows = [.text(texts("Web page"), detail: url.absoluteString), leave]
        return Content([ContentSection(nil, rows)])
    }
}
