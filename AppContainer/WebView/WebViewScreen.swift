public import DesignKit
public import Foundation
public import Observation

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
