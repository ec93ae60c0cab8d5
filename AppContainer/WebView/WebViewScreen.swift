import DesignKit
import Foundation

/// A page of the web. A stage with a browser draws it; the terminal names it.
final class WebViewScreen: ContentScreen {
    let url: URL
    let title: String

    init(url: URL, host: String) {
        self.url = url
        title = host
    }

    var content: Content {
        Content([ContentSection(nil, [.text("Web page", detail: url.absoluteString)])])
    }
}
