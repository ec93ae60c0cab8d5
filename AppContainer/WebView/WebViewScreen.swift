import DesignKit
import Foundation

/// A web page. A stage with a browser draws it, and the terminal shows its URL.
final class WebViewScreen: ContentScreen {
    let url: URL
    let title: String

    init(url: URL, host: String) {
        self.url = url
        title = host
    }

    var content: Content {
        Content([ContentSection(nil, [.text(texts("Web page"), detail: url.absoluteString)])])
    }
}
