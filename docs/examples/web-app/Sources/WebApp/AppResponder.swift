import DesignKit
import DesignKitHTML
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import RoutingEngine

/// Answers all requests. The app's own router knows the paths, so there is no other one.
struct AppResponder: PlainResponder {
    let sessions: Sessions
    let server: ServerAddress
    let log: Logger

    func respond(to request: Request) async -> Response {
        var response: Response
        if let shared = await shared(request.uri.path) {
            response = shared
        } else {
            let locale = Visit.locale(of: request)
            response = await UserLocale.$scoped.withValue(locale) { await answer(request) }
        }
        for (name, value) in Self.security {
            HTTPField.Name(name).map { response.headers[$0] = value }
        }
        if server.isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        return request.method == .head ? response.createHeadResponse() : response
    }

    /// What keeps other sites away from the app's pages.
    ///
    /// Source: OWASP, "HTTP Security Response Headers Cheat Sheet".
    private static let security = [
        "Content-Security-Policy": PageHead.policy + "; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        // A form must have its origin, and no other site may see an address.
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    ]

    /// A file that all sessions share; `nil` for a page.
    private func shared(_ path: String) async -> Response? {
        if let file = SharedFile.allCases.first(where: { path == "/-/\($0.rawValue)" }) {
            return .content(file.text.utf8, file.contentType, caching: "max-age=3600")
        }
        // What browsers and crawlers ask for by themselves, and the app doesn't have.
        if ["/robots.txt", "/favicon.ico", "/apple-touch-icon.png"].contains(path) {
            return Response(status: .notFound, headers: [.cacheControl: "max-age=86400"])
        }
        let photo = await sessions.photos.data(at: path)
        return photo.map { .content($0, "image/png", caching: "max-age=3600") }
    }

    /// Answers in the language of the user. They read a sentence, and the log has the reason.
    private func answer(_ request: Request) async -> Response {
        do {
            return try await answer(try await Visit(request, to: server))
        } catch let refusal as Refusal {
            log.notice("refused \(request.method) \(request.uri.path.printable): \(refusal.reason)")
            return await .page(saying: refusal.sentence, as: refusal.status)
        } catch {
            log.error("\(request.method) \(request.uri.path.printable): \(error)")
            return await .page(
                saying: texts("Something went wrong. Try again."), as: .internalServerError)
        }
    }

    @MainActor
    private func answer(_ visit: Visit) async throws -> Response {
        let known = try await sessions.resume(visit.session) { try await answer(visit, in: $0) }
        if let known { return known }
        guard !visit.isForm else { throw Refusal(.forbidden, "there is no such session") }
        return try await sessions.begin { try await answer(visit, in: $0) }
    }

    /// Answers with the cookie of the session if the browser has another one, or none. No script
    /// reads it, and no other site's form sends it.
    ///
    /// The answer to a form has it as well: Chromium keeps the former pages in memory until a
    /// cookie is set, and back would show them as they were before the change.
    ///
    /// Source: Chrome for Developers, "Enabling bfcache for Cache-Control: no-store".
    @MainActor
    private func answer(_ visit: Visit, in session: WebSession) async throws -> Response {
        let isNew = Secret.parts(ofCookie: visit.session).map { session.isOwn($0.secret) } != true
        var response = try await page(of: visit, in: session)
        // If the browser keeps no cookies, each request is the first one, so it leads nowhere else.
        if isNew, visit.link != "/", response.status == .seeOther {
            response = await session.page()
        }
        if visit.isForm || session.cookie != visit.session {
            response.setCookie(
                Cookie(
                    name: server.cookieName, value: session.cookie, maxAge: 30 * 86_400, path: "/",
                    secure: server.isSecure, httpOnly: true, sameSite: .lax))
        }
        return response
    }

    @MainActor
    private func page(of visit: Visit, in session: WebSession) async throws -> Response {
        if let mark = visit.mark, let response = await session.perform(mark) { return response }
        if visit.isForm { throw Refusal(.forbidden, "its key is not one of the session") }
        if visit.link == "/" { return await session.redirect() }
        let seen = await session.show(visit.link, isFromElsewhere: visit.isFromElsewhere)
        if let seen { return seen }
        return await session.open(visit.link)
    }
}

extension Response {
    /// An answer with a content, which nobody keeps unless `caching` says so.
    static func content(
        _ content: some Sequence<UInt8>, _ type: String, as status: HTTPResponse.Status = .ok,
        caching: String = "no-store"
    ) -> Response {
        Response(
            status: status, headers: [.contentType: type, .cacheControl: caching],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: content)))
    }

    /// A page of the app, as it is now.
    static func html(_ page: HTML, as status: HTTPResponse.Status) -> Response {
        .content(page.markup.utf8, "text/html; charset=utf-8", as: status)
    }

    /// A page that says why there is no other one, with the way to where the user was.
    @MainActor
    static func page(saying sentence: String, as status: HTTPResponse.Status) -> Response {
        let page = PageDrawing.page(
            titled: title(of: status), saying: [.element("p", [:], .text(sentence))],
            link: (HTMLAddress(path: [""]), texts("Back to \(PageHead.app.appName)")), head: .app)
        return .html(page, as: status)
    }

    /// What the title of a page says about its status.
    static func title(of status: HTTPResponse.Status) -> String {
        switch status {
        case .notFound: texts("Page not found")
        case .badRequest: texts("Broken address")
        case .forbidden: texts("This page can't be opened")
        default: texts("This didn't work")
        }
    }
}

extension PageHead {
    /// The head of the app's pages, in the language of the user.
    static var app: PageHead {
        PageHead(language: UserLocale.current, appName: "Moments", folder: ["-"])
    }
}
