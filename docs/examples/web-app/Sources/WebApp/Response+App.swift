import DesignKit
import DesignKitHTML
import Foundation
import HTTPTypes
import Hummingbird
import RoutingEngine

extension Response {
    /// The response with the answer of a session.
    @MainActor
    static func answer(_ answer: WebSession.Answer) -> Response {
        switch answer {
        case .page(let page): .html(page)
        case .redirect(let address):
            Response(
                status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
        case .refused(let page, let error): .html(page, as: error.status)
        }
    }

    /// A page with a sentence for the user, and the way to the app.
    @MainActor
    static func page(saying sentence: String, as status: HTTPResponse.Status) -> Response {
        guard let head = PageHead.app, let home = HTMLAddress("/") else {
            return Response(status: status)
        }
        let link = HTML.element("a", [.href(home)], [.text(texts("Open the app"))])
        let page = PageDrawing.page(
            titled: sentence, body: .element("p", [.class("leave")], [link]), head: head)
        return .html(page, as: status)
    }

    private static func html(_ page: HTML, as status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: page.markup)))
    }

    /// The response with what keeps other sites away from the app's pages.
    func secured(for server: ServerAddress) -> Response {
        var response = self
        for (name, value) in Self.security {
            HTTPField.Name(name).map { response.headers[$0] = value }
        }
        if server.isSecure {
            response.headers[.strictTransportSecurity] = "max-age=31536000"
        }
        return response
    }

    /// Source: OWASP, "HTTP Security Response Headers Cheat Sheet".
    private static let security = [
        "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src 'self' data:; "
            + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        // A form must have its origin, and no other site may see an address.
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    ]
}

extension Cookie {
    /// The cookie with the name of a session. No script reads it, and no other site's form sends it.
    static func session(_ id: String, of server: ServerAddress) -> Cookie {
        Cookie(
            name: server.cookieName, value: id, maxAge: 30 * 86_400, path: "/",
            secure: server.isSecure, httpOnly: true, sameSite: .lax)
    }
}

extension RouteError {
    /// The status of a page that says why a link isn't shown.
    fileprivate var status: HTTPResponse.Status {
        switch reason {
        case .unknownRoute, .notFound, .noURL, .noTab, .unavailable: .notFound
        case .link, .parameter: .badRequest
        case .tooManyScreens: .tooManyRequests
        case .timedOut, .failed: .internalServerError
        case .custom where code == "switched-off": .serviceUnavailable
        default: .forbidden
        }
    }
}
