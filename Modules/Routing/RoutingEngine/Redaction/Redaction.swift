import RouteMatching
import RoutingKit

/// How a request is redacted for the history, the log, a trace and the caller.
struct Redaction: Sendable {
    /// The routes that declare what is private; `nil` before the start.
    let index: RouteIndex?
    /// Whether only what a route declares is kept, because someone else wrote the URL.
    let isOutside: Bool

    /// Redacts a URL.
    func redacted(_ url: String) -> PrivateText {
        guard let index else { return PrivateText(text: isOutside ? PrivateText.mask : url) }
        return isOutside ? index.redactedExternalURL(url) : index.redacted(url)
    }

    /// Whether there is nothing to hide.
    var isPlain: Bool { !isOutside && index?.privateNames.isEmpty != false }

    func redacted(_ parameters: ParameterValues) -> ParameterValues {
        index?.redacted(parameters) ?? .none
    }

    func redacted(_ error: RouteError) -> RouteError {
        let url = error.url.map(redacted)
        return error.replacingURL(with: url?.text) {
            redacted($0, about: url ?? PrivateText(text: ""))
        }
    }

    func redacted(_ result: consuming RouteOutcome.Result) -> RouteOutcome.Result {
        if isPlain { return result }
        switch consume result {
        case .shown(let title, let screen):
            let url = redacted(screen.url)
            return .shown(
                title: url.hiding(in: title), screen: ShownScreen(id: screen.id, url: url.text))
        case .suspended(var ticket):
            ticket.url = redacted(ticket.url).text
            return .suspended(ticket)
        case .refused(let error): return .refused(redacted(error))
        case .performed(let value): return .performed(value)
        case .handled(let interceptor): return .handled(by: interceptor)
        }
    }

    private func redacted(_ reason: RouteError.Reason, about url: PrivateText) -> RouteError.Reason
    {
        switch reason {
        case .parameter(.invalid(let name, let value, let type)):
            let item = index?.redacted(DeepLink.QueryItem(name: name, value: value))
            return .parameter(.invalid(name: name, value: item?.text ?? value, type: type))
        case .notFound(let missing):
            return .notFound(
                NotFound(
                    url.hiding(in: missing.what), help: url.hiding(in: missing.help),
                    userSentence: missing.userSentence.map(url.hiding)))
        case .blocked(let interceptor, let sentence):
            return .blocked(by: interceptor, because: url.hiding(in: sentence))
        case .failed(let sentence): return .failed(url.hiding(in: sentence))
        case .redirectCycle(let chain): return .redirectCycle(chain.map { redacted($0).text })
        case .tooManyRedirects(let chain): return .tooManyRedirects(chain.map { redacted($0).text })
        case .invalidRedirect(let target, let problem):
            return .invalidRedirect(to: redacted(target).text, problem: url.hiding(in: problem))
        default: return reason
        }
    }
}
