package import RouteMatching

/// The rule by which a request is masked: what is private is known to the router, and where it may
/// stand to RoutingKit.
package protocol Redacting: Sendable {
    /// Whether only what a route declares is kept, because someone else wrote the URL.
    var isOutside: Bool { get }
    var hidesNothing: Bool { get }

    func privateText(of url: String) -> PrivateText
    func redacted(_ item: DeepLink.QueryItem) -> PrivateText
}

extension Redacting {
    package func redacted(_ url: String) -> String {
        hidesNothing ? url : privateText(of: url).text
    }

    package func redacted(_ error: RouteError) -> RouteError { redacted(error, hiding: []) }

    func redacted(_ details: RouteOutcome.Details) -> RouteOutcome.Details {
        if hidesNothing { return details }
        var details = details
        let sent = details.url.map(privateText)
        // A screen's URL holds nothing else of a link in which nothing is masked.
        let isOpen = sent?.text == details.url && sent?.hidden.isEmpty == true
        if isOpen, case .shown = details.result, details.redirects.isEmpty { return details }
        let reached = details.redirects.map(privateText)
        details.url = sent?.text
        details.redirects = reached.map(\.text)
        details.result = redacted(
            details.result, hiding: reached.reduce(sent?.hidden ?? []) { $0.union($1.hidden) })
        return details
    }

    private func redacted(
        _ result: RouteOutcome.Result, hiding sent: Set<String>
    ) -> RouteOutcome.Result {
        switch result {
        case .shown(let title, let screen):
            let text = PrivateText(text: title, hidden: sent)
            return .shown(title: text.hiding(in: title), screen: screen)
        case .suspended(var ticket):
            ticket.url = redacted(ticket.url)
            return .suspended(ticket)
        case .refused(let error): return .refused(redacted(error, hiding: sent))
        case .performed, .handled: return result
        }
    }

    private func redacted(_ error: RouteError, hiding sent: Set<String>) -> RouteError {
        if hidesNothing { return error }
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
