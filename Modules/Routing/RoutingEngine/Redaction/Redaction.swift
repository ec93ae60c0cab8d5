import RouteMatching
import RoutingKit

/// The one rule by which a request is redacted, for the caller, the log, the history, an
/// explanation and an error.
///
/// What is declared private is always masked. A debug build shows everything else as it was given.
/// In other builds a URL from outside also loses what no route declares.
struct Redaction: Sendable {
    /// The routes that declare what is private.
    let index: RouteIndex
    /// Whether only what a route declares is kept, because someone else wrote the URL.
    let isOutside: Bool

    /// Whether there is nothing to hide.
    var isPlain: Bool { !isOutside && index.privateNames.isEmpty }

    /// Redacts a URL, and finds out what is masked in it.
    func privateText(of url: String) -> PrivateText {
        if isPlain { return PrivateText(text: url) }
        return isOutside ? index.redactedExternalURL(url) : index.redacted(url)
    }

    /// Redacts the value of a parameter, which may itself be a link.
    func redacted(_ item: DeepLink.QueryItem) -> PrivateText {
        isOutside ? index.redactedExternalValue(item) : index.redacted(item)
    }

    func redacted(_ url: String) -> String { isPlain ? url : privateText(of: url).text }

    func redacted(_ parameters: ParameterValues) -> ParameterValues {
        if isPlain { return parameters }
        return ParameterValues(
            items: parameters.items.map { .init(name: $0.name, value: redacted($0).text) })
    }

    func redacted(_ error: RouteError) -> RouteError {
        if isPlain { return error }
        return redacted(error, hiding: error.url.map(privateText)?.hidden ?? [])
    }

    /// Redacts a result.
    /// - Parameter sent: What is masked in the URL of the request.
    func redacted(
        _ result: RouteOutcome.Result, hiding sent: Set<String>
    ) -> RouteOutcome.Result {
        if isPlain { return result }
        switch result {
        case .shown(let title, let screen):
            let url = privateText(of: screen.url).hiding(sent)
            return .shown(
                title: url.hiding(in: title), screen: ShownScreen(id: screen.id, url: url.text))
        case .suspended(var ticket):
            ticket.url = redacted(ticket.url)
            return .suspended(ticket)
        case .refused(let error): return .refused(redacted(error, hiding: sent))
        case .performed, .handled: return result
        }
    }

    private func redacted(_ error: RouteError, hiding sent: Set<String>) -> RouteError {
        let url = (error.url.map(privateText) ?? PrivateText(text: "")).hiding(sent)
        return error.replacingURL(with: error.url == nil ? nil : url.text) {
            redacted($0, about: url)
        }
    }

    private func redacted(_ reason: RouteError.Reason, about url: PrivateText) -> RouteError.Reason
    {
        switch reason {
        case .link(let error):
            return .link(isOutside ? error.replacingQuote(with: PrivateText.mask) : error)
        case .parameter(.invalid(let name, let value, let type)):
            let item = redacted(DeepLink.QueryItem(name: name, value: value))
            return .parameter(
                .invalid(name: name, value: url.hiding(in: item.text), type: type))
        case .notFound(let missing):
            return .notFound(
                NotFound(
                    url.hiding(in: missing.what), help: url.hiding(in: missing.help),
                    userSentence: missing.userSentence.map(url.hiding)))
        case .blocked(let interceptor, let sentence):
            return .blocked(by: interceptor, because: url.hiding(in: sentence))
        case .failed(let sentence): return .failed(url.hiding(in: sentence))
        case .redirectCycle(let chain): return .redirectCycle(chain.map { redacted($0) })
        case .tooManyRedirects(let chain): return .tooManyRedirects(chain.map { redacted($0) })
        case .invalidRedirect(let target, let problem):
            return .invalidRedirect(to: redacted(target), problem: url.hiding(in: problem))
        default: return reason
        }
    }
}
