package import RouteMatching

/// The rule by which a request is masked: the router knows which parts of a URL are private, and
/// RoutingKit where a URL or a value of it may stand in an outcome and in an error.
package protocol Redacting: Sendable {
    /// Whether someone else wrote the URL, so that only what a route declares is kept.
    var isOutside: Bool { get }

    /// Whether a URL has no part that may be private, as nearly all have none.
    func hidesNothing(in url: String) -> Bool

    /// The masked URL, with the values that it hides.
    func privateText(of url: String) -> PrivateText

    /// The masked value of a parameter.
    func redacted(_ item: DeepLink.QueryItem) -> PrivateText
}

extension Redacting {
    package func redacted(_ url: String) -> String {
        hidesNothing(in: url) ? url : privateText(of: url).text
    }

    package func redacted(_ error: RouteError) -> RouteError { redacted(error, hiding: []) }

    /// Masks what a request leaves behind.
    ///
    /// 1. The URL and each redirect are masked by themselves. What they hide is collected, because
    ///    a title or a sentence of an error may quote it.
    /// 2. The result is searched for what is hidden.
    func redacted(_ details: RouteOutcomeDetails) -> RouteOutcomeDetails {
        if details.redirects.allSatisfy(hidesNothing), details.url.map(hidesNothing) ?? true,
            !details.result.namesURLs(otherThan: details.url)
        {
            return details
        }
        var details = details
        let sent = details.url.map(privateText)
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

extension RouteOutcome.Result {
    /// Whether it holds URLs besides the one of the request and its redirects.
    fileprivate func namesURLs(otherThan url: String?) -> Bool {
        guard case .refused(let error) = self else { return false }
        if error.url != url { return true }
        guard case .reason(let reason) = error.cause else { return false }
        return switch reason {
        case .redirectCycle, .tooManyRedirects, .invalidRedirect: true
        // The value of a parameter may be the URL of something else.
        case .parameter(.invalid), .link: true
        default: false
        }
    }
}
