public import RoutingKit
public import StageKit

extension AppRouter {
    /// Restores a saved state: its stacks in the tabs that the app has now, its modals over them,
    /// and the tab that was in front.
    ///
    /// A saved tab belongs to the tab with the same root, or else to the tab at the same position
    /// if the number of tabs hasn't changed. A screen that can no longer be shown is left out, and
    /// the result says why; a tab without a restored screen stays as it is. Nothing is restored if
    /// ``cancelRequests()`` is called meanwhile.
    public func restore(_ saved: NavigationState) async -> [RouteError] {
        var restoration = ScreenRestoration(pipeline: pipeline)
        let cancellations = pipeline.cancellations
        let tabs = stage.state.tabs
        let targets = tabs.isEmpty ? Array(saved.tabs.indices) : saved.tabIndices(in: stage.state)
        var state = NavigationState()
        state.tabs = tabs.isEmpty ? saved.tabs.map { _ in .init([]) } : tabs
        for (stack, target) in zip(saved.tabs, targets) {
            guard let target else {
                restoration.leaveOut(stack)
                continue
            }
            let restored = await restoration.restore(stack)
            if !restored.entries.isEmpty { state.tabs[target] = restored }
        }
        for stack in saved.modals {
            state.modals.append(await restoration.restore(stack))
        }
        guard pipeline.cancellations == cancellations else { return restoration.leftOut }
        let front = targets.indices.contains(saved.selectedTab) ? targets[saved.selectedTab] : nil
        state.selectedTab = front ?? stage.state.selectedTab
        state.removeEmptyStacks()
        pipeline.driver.move(to: state, with: restoration.screens, isUserInitiated: false)
        return restoration.leftOut
    }
}

@MainActor
private struct ScreenRestoration {
    let pipeline: RequestPipeline
    var screens = NewScreens()
    var leftOut: [RouteError] = []

    mutating func leaveOut(_ stack: NavigationState.Stack) {
        for entry in stack.entries { leaveOut(entry, because: .noTab) }
    }

    private mutating func leaveOut(
        _ entry: NavigationState.Entry, because reason: RouteError.Reason
    ) {
        leftOut.append(
            pipeline.redacted(
                RouteError(url: entry.url, reason: reason), isOutside: entry.trust.isOutside))
    }

    /// Has no entry for a screen that can't be shown.
    mutating func restore(_ stack: NavigationState.Stack) async -> NavigationState.Stack {
        var entries: [NavigationState.Entry] = []
        for saved in stack.entries {
            guard saved.hasURL else {
                leaveOut(saved, because: .noURL)
                continue
            }
            var request = RouteRequest(url: saved.url, origin: .restoration)
            request.trust = request.trust.lowered(to: saved.trust)
            do throws(RouteError) {
                let (route, screen) = try await pipeline.dryRun(request)
                // Without its restoration, because each later screen adds it again.
                let entry = NavigationState.Entry(
                    url: route.url, trust: route.trust.withoutRestoration)
                entries.append(entry)
                screens[entry.id] = screen
            } catch {
                leftOut.append(error.withKnownReason)
            }
        }
        return NavigationState.Stack(
            entries, isFullScreen: stack.isFullScreen, isPlain: stack.isPlain)
    }
}
