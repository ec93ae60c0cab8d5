import RoutingKit
import RoutingTestSupport
import StageKit

@testable import RoutingEngine

/// The events on a stage, and their meaning for the waiting callers.
extension RandomResults {
    /// Performs a random step, and describes it.
    func step() async throws -> String {
        switch Int.random(in: 0..<15, using: &random) {
        case 0..<4: return await ask()
        case 4..<6: return await open()
        case 6: return Bool.random(using: &random) ? try await begin() : replaceAll()
        case 7: return leave("back") { $0.goBack() }
        case 8: return leave("dismiss") { $0.dismiss() }
        case 9: return leave("popToRoot") { $0.popToRoot() }
        case 10:
            let url = url
            return Bool.random(using: &random)
                ? leave("pop \(url)") { $0.pop { $0.url == url } }
                : leave("removeAfter \(url)") { $0.removeAfterLast { $0.url == url } }
        case 11: return selectTab()
        case 12: return finish()
        case 13: return move()
        default: return await cancel()
        }
    }

    private var url: String { "/page/\(Int.random(in: 0..<4, using: &random))" }

    private func ask() async -> String {
        let transition = TransitionType.allCases.randomElement(using: &random) ?? .show
        let request = RouteRequest(url: url, transition: transition)
        let task = Task { try await router.result(of: request).decoded(as: Int.self) }
        await withCheckedContinuation { whenWaiting = $0 }
        expect([.reason(.replaced), .reason(.superseded)])
        if let screen = router.stage.state.top?.id {
            callers.append(Caller(screen: screen, task: task))
        }
        return "ask \(transition) \(request.url ?? "")"
    }

    private func open() async -> String {
        let transition = TransitionType.allCases.randomElement(using: &random) ?? .show
        let url = url
        let isLink = Bool.random(using: &random)
        let source = router.stage.state.entries.randomElement(using: &random)
            .flatMap { router.stage.screen($0.id) }
        await router.route(
            RouteRequest(
                url: isLink ? "moments:/\(url)" : url, origin: isLink ? .push : .app,
                source: isLink ? nil : source, transition: transition))
        expect([.reason(.replaced), .reason(.superseded)])
        return "\(isLink ? "link" : "open") \(transition) \(url)"
    }

    private func begin() async throws -> String {
        try await router.show(tabs: ["/tab/0", "/tab/1"])
        expect([.reason(.replaced), .reason(.superseded)])
        return "new tabs"
    }

    /// Replaces all screens with new ones, as restoring a saved state does.
    private func replaceAll() -> String {
        var screens = NewScreens()
        func replaced(_ stack: NavigationState.Stack) -> NavigationState.Stack {
            let entries = stack.entries.map { old in
                let new = NavigationState.Entry(url: old.url, trust: old.trust)
                screens[new.id] = PageScreen(title: old.url)
                return new
            }
            return NavigationState.Stack(entries, isFullScreen: stack.isFullScreen)
        }
        var state = router.stage.state
        state.tabs = state.tabs.map(replaced)
        state.modals = state.modals.map(replaced)
        router.pipeline.driver.move(to: state, with: screens, isUserInitiated: false)
        expect([.reason(.replaced), .reason(.superseded)])
        return "replace all"
    }

    private func leave(_ name: String, _ change: (inout NavigationState) -> Bool) -> String {
        router.stage.update(change)
        expect([.reason(.cancelled)])
        return name
    }

    private func move() -> String {
        let screen = PageScreen(title: "without a URL")
        let comings: [ScreenMove] = [
            .push(screen), .present(screen), .present(screen, isFullScreen: true),
            .resetRoot(screen),
        ]
        let leavings: [ScreenMove] = [.pop, .popToRoot, .dismiss]
        let comes = Bool.random(using: &random)
        guard let move = (comes ? comings : leavings).randomElement(using: &random) else {
            return "-"
        }
        router.move(move)
        expect(comes ? [.reason(.replaced), .reason(.superseded)] : [.reason(.cancelled)])
        return "move \(move)"
    }

    private func selectTab() -> String {
        let index = Int.random(in: 0...1, using: &random)
        let isOther = index != router.stage.state.selectedTab
        router.stage.update { $0.selectTab(index) }
        expect([.reason(isOther ? .superseded : .cancelled)])
        return "tab \(index)"
    }

    private func finish() -> String {
        let candidates = callers.indices.filter { callers[$0].expected == nil }
        guard let index = candidates.randomElement(using: &random),
            let screen = router.stage.screen(callers[index].screen)
        else { return "-" }
        callers[index].expected = [.value(index)]
        router.finish(screen, with: index)
        expect([.reason(.cancelled)])
        return "finish \(index)"
    }

    private func cancel() async -> String {
        let candidates = callers.indices.filter { callers[$0].expected == nil }
        guard let index = candidates.randomElement(using: &random) else { return "-" }
        callers[index].expected = [.reason(.cancelled)]
        callers[index].task.cancel()
        _ = await callers[index].task.result
        return "cancel \(index)"
    }
}
