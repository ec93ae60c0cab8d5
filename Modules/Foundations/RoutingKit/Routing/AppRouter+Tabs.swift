extension AppRouter {
    /// Begins anew with one tab for each URL, the first one in front. Tabs are what the app stands
    /// on, so no interceptor is asked about them.
    /// - Parameter urls: The root of each tab, from left to right.
    /// - Throws: ``RouteError`` of the first URL that shows no screen; the stage is unchanged then.
    public func show(tabs urls: [String]) async throws(RouteError) {
        var roots: [NavigationState.Entry] = []
        var screens: [NavigationState.Entry.ID: any Screen] = [:]
        for url in urls {
            let resolved = try resolve(url, from: .app)
            guard
                case .screen(let screen) = try await destination(of: resolved, for: .init(url: url))
            else { throw RouteError(url: url, reason: .noScreen) }
            let root = NavigationState.Entry(id: entryIDs.next(), url: resolved.url)
            roots.append(root)
            screens[root.id] = screen
        }
        move(to: NavigationState(tabs: roots), with: screens, isByHand: false)
    }
}
