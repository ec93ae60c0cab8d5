extension AppRouter {
    /// Begins anew with one tab for each URL, the first one in front.
    /// - Parameter urls: The root of each tab, from left to right.
    /// - Throws: ``RouteError`` of the first URL that shows no screen; the stage is unchanged then.
    public func show(tabs urls: [String]) async throws(RouteError) {
        var roots: [NavigationState.Entry] = []
        var screens: [NavigationState.Entry.ID: any Screen] = [:]
        for url in urls {
            let (link, screen) = try await screen(of: url, from: .app)
            let root = NavigationState.Entry(url: link.description)
            roots.append(root)
            screens[root.id] = screen
        }
        stage.move(to: NavigationState(tabs: roots), with: screens)
    }
}
