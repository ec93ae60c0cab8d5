extension RouteMap {
    /// An outcome as it may be told, to the history, the log, a trace and the caller.
    func told(_ outcome: RouteOutcome) -> RouteOutcome {
        if privateNames.isEmpty { return outcome }
        return RouteOutcome(
            url: outcome.url.map { told($0).text }, origin: outcome.origin, route: outcome.route,
            redirects: outcome.redirects.map { told($0).text },
            parameters: told(outcome.parameters), result: told(outcome.result),
            stack: outcome.stack.map { told($0).text }, began: outcome.began,
            duration: outcome.duration)
    }

    /// Parameters as they may be told.
    func told(_ values: ParameterValues) -> ParameterValues {
        if privateNames.isEmpty { return values }
        return ParameterValues(
            items: values.items.map { .init(name: $0.name, value: told($0).text) })
    }

    /// An error as it may be told.
    func told(_ error: RouteError) -> RouteError {
        if privateNames.isEmpty { return error }
        let url = error.url.map(told)
        return RouteError(
            url: url?.text, reason: told(error.reason, about: url ?? PrivateText(text: "")))
    }

    private func told(_ result: RouteOutcome.Result) -> RouteOutcome.Result {
        switch result {
        case .shown(let title, let entry):
            let url = told(entry.url)
            return .shown(
                title: url.hiding(in: title),
                entry: .init(id: entry.id, url: url.text, trust: entry.trust))
        case .suspended(var ticket):
            ticket.url = told(ticket.url).text
            return .suspended(ticket)
        case .refused(let error): return .refused(told(error))
        case .performed, .handled: return result
        }
    }

    private func told(_ reason: RouteError.Reason, about url: PrivateText) -> RouteError.Reason {
        switch reason {
        case .parameter(.invalid(let name, let value, let type)):
            let item = told(Link.QueryItem(name: name, value: value))
            return .parameter(.invalid(name: name, value: item.text, type: type))
        case .notFound(let missing):
            return .notFound(
                NotFound(url.hiding(in: missing.what), help: url.hiding(in: missing.help)))
        case .blocked(let interceptor, let sentence):
            return .blocked(by: interceptor, because: url.hiding(in: sentence))
        case .failed(let sentence): return .failed(url.hiding(in: sentence))
        case .redirectCycle(let chain): return .redirectCycle(chain.map { told($0).text })
        case .tooManyRedirects(let chain): return .tooManyRedirects(chain.map { told($0).text })
        case .invalidRedirect(let target, let problem):
            return .invalidRedirect(to: told(target).text, problem: url.hiding(in: problem))
        default: return reason
        }
    }
}
