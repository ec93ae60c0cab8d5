import DesignKitHTML
import Hummingbird

/// A file that all sessions share.
enum Asset {
    case styleSheet
    /// What browsers and crawlers ask for by themselves, and the app doesn't have.
    case missing

    init?(_ path: String) {
        switch path {
        case "/-/style.css": self = .styleSheet
        case "/favicon.ico", "/robots.txt", "/apple-touch-icon.png": self = .missing
        default: return nil
        }
    }

    var response: Response {
        switch self {
        case .styleSheet:
            Response(
                status: .ok,
                headers: [
                    .contentType: "text/css; charset=utf-8", .cacheControl: "max-age=3600",
                ],
                body: ResponseBody(byteBuffer: ByteBuffer(string: StyleSheet.text)))
        case .missing: Response(status: .notFound, headers: [.cacheControl: "max-age=86400"])
        }
    }
}
