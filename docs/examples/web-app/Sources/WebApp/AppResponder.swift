import DesignKit
import DesignKitHTML
import Foundation
import Hummingbird
import Logging
import RoutingEngine

/// Answers all requests. The app's own router knows the paths, so there is no other one.
struct AppResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let sessions: Sessions
    let server: ServerAddress
    let log: Logger

    func respond(to request: Request, context: Context) async throws -> Response {
        if let asset = Asset(request.uri.path) { return asset.response.secured(for: server) }
        let locale = Visit.locale(of: request)
        let response = await UserLocale.$scoped.withValue(locale) { await answer(request) }
            .secured(for: server)
        return request.method == .head ? response.createHeadResponse() : response
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
        guard let session = try await sessions.session(visit.session) else {
            guard visit.form == nil else { throw Refusal.foreignForm("there is no such session") }
            var session = try await sessions.begin()
            var answer = try await session.turns.take { await begin(visit, in: session) }
            if session.isAsking {
                session = try await sessions.keep(session)
                answer = try await session.turns.take { await begin(visit, in: session) }
            }
            return response(answer, of: session, to: visit)
        }
        return try await session.turns.take {
            // A request that came before has signed the user in or out.
            guard session.cookie == visit.session else { throw Refusal.busy }
            return response(try await answer(visit, in: session), of: session, to: visit)
        }
    }

    /// The answer, with the cookie of the session if it is another one than before.
    @MainActor
    private func response(
        _ answer: WebSession.Answer, of session: WebSession, to visit: Visit
    ) -> Response {
        var response = Response.answer(answer)
        if session.cookie != visit.session {
            response.setCookie(.session(session.cookie, of: server))
        }
        return response
    }

    /// Answers the first request of a session. If the browser keeps no cookies, each is the first one,
    /// so this one leads nowhere else.
    @MainActor
    private func begin(_ visit: Visit, in session: WebSession) async -> WebSession.Answer {
        if visit.link == "/" { return session.current }
        let answer = await session.open(visit.link)
        if case .redirect = answer { return await session.here() }
        return answer
    }

    @MainActor
    private func answer(_ visit: Visit, in session: WebSession) async throws -> WebSession.Answer {
        if let form = visit.form {
            guard
                let answer = await session.perform(
                    form.row, on: form.page, key: form.key, value: form.value)
            else { throw Refusal.foreignForm("its page or its key is not one of the session") }
            return answer
        }
        if let mark = visit.mark,
            let answer = await session.perform(mark.row, on: mark.page, key: mark.key)
        {
            return answer
        }
        if visit.link == "/" { return session.current }
        let seen = await session.show(visit.link, isFromElsewhere: visit.isFromElsewhere)
        return if let seen { seen } else { await session.open(visit.link) }
    }
}
