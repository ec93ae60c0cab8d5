import Foundation
import RoutingTestSupport
import StageConformance
import Testing

@testable import StageKit

struct `A saved navigation state` {
    @Test func `a saved state keeps what its screens may open, and bare modals`() throws {
        for origin in RouteOrigin.outside + [.app, .restoration] {
            let pushed = NavigationState.Entry(url: "/b", trust: RouteTrust(origin))
            let state = NavigationState(
                stacks: [.init([.init(url: "/a"), pushed])],
                modals: [.init([.init(url: "/m")], isBare: true)])
            #expect(try state.restored == state)
        }
        #expect(try NavigationState().restored == NavigationState())
    }

    @Test func `the form of a saved state on disk stays`() throws {
        let saved = """
            {"tabs":[{"entries":[{"id":"00000000-0000-0000-0000-000000000001","url":"/a"}],\
            "isFullScreen":false}],"selectedTab":0,"modals":[{"entries":[{"id":\
            "00000000-0000-0000-0000-000000000002","url":"/m?x=1"}],"isFullScreen":true}]}
            """
        let state = try JSONDecoder().decode(NavigationState.self, from: Data(saved.utf8))
        #expect(state.outline == "*/a | #/m?x=1")
        #expect(
            TransitionType.allCases.map(\.rawValue) == [
                "show", "present", "presentFullScreen", "replace", "root", "ofRoute", "overParents",
            ])
    }

    @Test(arguments: [
        (#"{"tabs":[],"selectedTab":7,"modals":[]}"#, "a tab that doesn't exist"),
        (#"{"tabs":[],"selectedTab":-1,"modals":[]}"#, "a tab that doesn't exist"),
        (#"{"tabs":[STACK1],"selectedTab":1,"modals":[]}"#, "a tab that doesn't exist"),
        (#"{"tabs":[STACK1,STACK1],"selectedTab":0,"modals":[]}"#, "a screen that occurs twice"),
        (#"{"tabs":[STACK1],"selectedTab":0,"modals":[STACK1]}"#, "a screen that occurs twice"),
        (#"{"tabs":[STACK0],"selectedTab":0,"modals":[]}"#, "a tab without screens"),
        (#"{"tabs":[STACK1],"selectedTab":0,"modals":[STACK0]}"#, "a modal without screens"),
        (#"{"tabs":[],"selectedTab":0,"modals":[STACK1]}"#, "a modal over nothing"),
        (
            #"{"tabs":[STACK1],"selectedTab":0,"modals":[BARE2]}"#,
            "a screen on a stack without navigation"
        ),
    ])
    func `a saved state that no navigation makes is refused`(template: String, problem: String) {
        let entry = #"{"id":"00000000-0000-0000-0000-000000000001","url":"/a"}"#
        let two = [2, 3].map { entry.replacing("1\"", with: "\($0)\"") }.joined(separator: ",")
        let saved =
            template
            .replacing("STACK0", with: #"{"entries":[],"isFullScreen":false}"#)
            .replacing("STACK1", with: #"{"entries":[\#(entry)],"isFullScreen":false}"#)
            .replacing("BARE2", with: #"{"entries":[\#(two)],"isFullScreen":false,"isPlain":true}"#)
        #expect(throws: DecodingError.self, "\(problem)") {
            try JSONDecoder().decode(NavigationState.self, from: Data(saved.utf8))
        }
    }
}

struct `Any sequence of navigations` {
    @Test func `random navigations make states that can be saved`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for round in 1...ProofSize.count(2_000, full: 20_000) {
            let tabs = (0..<Int.random(in: 0...3, using: &random)).map { "/tab\($0)" }
            var state = NavigationState(tabs: tabs.map { .init(url: $0) })
            var steps: [String] = []
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                steps.append(state.step(using: &random))
                // Reading refuses a state that no navigation makes.
                let restored = try? state.restored
                try #require(restored == state, "seed \(seed), round \(round): \(steps)")
            }
        }
    }
}

extension NavigationState {
    /// What a launch reads of the state that the one before has written.
    fileprivate var restored: NavigationState {
        get throws { try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(self)) }
    }

    /// Does something at random, and says what.
    fileprivate mutating func step(using random: inout SeededRandom) -> String {
        let url = "/\(Int.random(in: 0..<4, using: &random))"
        let source = entries.randomElement(using: &random)
        let tab = Int.random(in: -1...tabs.count, using: &random)
        let changes: [Change] = [
            .back, .dismiss, .pop(url), .popToRoot, .removeAfter(url), .tab(tab), .removeAll(url),
            .remove(source?.url ?? url),
        ]
        if Bool.random(using: &random), let change = changes.randomElement(using: &random) {
            return "\(change) \(change.perform(on: &self))"
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
            let parents = ["/tab1", "/1", "/2"].suffix(.random(in: 0...3, using: &random))
            open(Entry(url: "/3"), over: parents.map { Entry(url: $0) })
            return "parents \(parents)"
        }
        let transition = TransitionType.allCases.randomElement(using: &random) ?? .show
        let id = Bool.random(using: &random) ? source?.id : nil
        return "\(transition) \(url) \(go(to: Entry(url: url), using: transition, from: id))"
    }
}
