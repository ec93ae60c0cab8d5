extension AppRouter {
    public func result(of request: RouteRequest) async throws(RouteError) -> RouteValue {
        switch await route(request).result {
        case .refused(let error): throw error
        case .performed(let value): return value
        case .shown(_, let entry):
            let value = await pending.result(of: entry.id) {
                tell(.awaitsResult(url: entry.url))
                // Whoever heard of the request's end may have removed the screen already.
                endAbandonedResults()
            }
            guard let value else { throw RouteError(url: request.url, reason: .cancelled) }
            return value
        }
    }

    public func finish(_ screen: any RoutingSource, with result: RouteValue) {
        guard let entry = stage.entry(of: screen) else { return }
        answer(entry.id, with: result)
        stage.update { $0.remove(entry.id) }
    }

    /// Answers every caller whose screen has left the stage.
    func endAbandonedResults() {
        for id in pending.absent(from: stage.state) {
            answer(id, with: nil)
        }
    }

    private func answer(_ id: NavigationState.Entry.ID, with value: RouteValue?) {
        guard pending.end(id, with: value) else { return }
        tell(.gotResult)
    }
}
