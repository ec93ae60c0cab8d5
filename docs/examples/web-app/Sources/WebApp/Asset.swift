import DesignKitHTML
import Hummingbird

/// A file that all sessions share.
enum Asset {
    case styleSheet
    /// The picture of the app in the list of windows.
    case icon
    /// What browsers and crawlers ask for by themselves, and the app doesn't have.
    case missing

    init?(_ path: String) {
        switch path {
        case "/-/style.css": self = .styleSheet
        case "/favicon.ico": self = .icon
        case "/robots.txt", "/apple-touch-icon.png": self = .missing
        default: return nil
        }
    }

    var response: Response {
        switch self {
        case .styleSheet: Self.file(StyleSheet.text, "text/css; charset=utf-8")
        case .icon: Self.file(PagePicture(of: "Moments").svg, "image/svg+xml")
        case .missing: Response(status: .notFound, headers: [.cacheControl: "max-age=86400"])
        }
    }

    private static func file(_ text: String, _ type: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: type, .cacheControl: "max-age=3600"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
