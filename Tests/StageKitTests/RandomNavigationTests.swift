import Foundation
import RoutingKit
import RoutingTestSupport
import Testing

@testable import StageKit

@Suite
struct `Any sequence of navigations` {
    @Test
    func `random ones keep the state whole`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for round in 1...ProofSize.count(2_000, full: 20_000) {
            let tabs = (0..<Int.random(in: 0...3, using: &random)).map { "/tab\($0)" }
            var state = NavigationState(tabs: tabs.map { .init(url: $0) })
            var steps: [String] = []
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                steps.append(state.step(using: &random))
                let problem = state.problem
                try #require(problem == nil, "seed \(seed), round \(round): \(steps)")
            }
        }
    }

    @Test
    func `200 random ones are saved and read back as they are`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        var state = NavigationState(tabs: [.init(url: "/a"), .init(url: "/b")])
        for round in 1...200 {
            _ = state.step(using: &random)
            let saved = try JSONEncoder().encode(state)
            let restored = try JSONDecoder().decode(NavigationState.self, from: saved)
            try #require(restored == state, "seed \(seed), round \(round)")
        }
    }
}

extension NavigationState {
    /// Does something at random, and says what.
    fileprivate mutating func step(using random: inout SeededRandom) -> String {
        let url = "/\(Int.random(in: 0..<4, using: &random))"
        let id = entries.randomElement(using: &random)?.id
        let tabCount = tabs.count
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return "back \(goBack())"
        case 1: return "dismiss \(dismiss())"
        case 2: return "pop \(url) \(pop { $0.url == url })"
        case 3: return "root \(popToRoot())"
        case 4: return "after \(url) \(removeAfterLast { $0.url == url })"
        case 5: return "tab \(selectTab(Int.random(in: -1...tabCount, using: &random)))"
        case 6: return "remove \(id.map { remove($0) } ?? false)"
        case 7:
            let length = Int.random(in: 0...3, using: &random)
            let parents = ["/tab1", "/1", "/2"].suffix(length)
            open(Entry(url: "/3"), over: parents.map { Entry(url: $0) })
            return "parents \(parents)"
        default:
            let transition = TransitionType.allCases.randomElement(using: &random) ?? .show
            let source = Bool.random(using: &random) ? id : nil
            return
                "\(transition) \(url) \(go(to: Entry(url: url), using: transition, from: source))"
        }
    }

    /// What is wrong with this state; `nil` if nothing is.
    fileprivate var problem: String? {
        if Set(entries.map(\.id)).count != entries.count { return "a screen occurs twice" }
        if tabs.isEmpty { return modals.isEmpty && selectedTab == 0 ? nil : "there are no tabs" }
        if !tabs.indices.contains(selectedTab) { return "the selected tab is not there" }
        if (tabs + modals).contains(where: \.entries.isEmpty) { return "a stack is empty" }
        if top != (modals.last ?? tabs[selectedTab]).entries.last { return "the top is not on top" }
        return nil
    }
}
