import Foundation
import RoutingKit
import RoutingTestSupport
import StageConformance
import Testing

@testable import StageKit

@Suite
struct `A saved navigation state` {
    @Test(arguments: ["", "*/a", "/a | */b /c", "*/a /b | /c | +/m /n | #/o"])
    func `it reads back as it was written`(outline: String) throws {
        let state = NavigationState(outline: outline)
        let saved = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(NavigationState.self, from: saved) == state)
    }

    @Test
    func `it keeps what its screens may open, and that a modal has no navigation`() throws {
        let pushed = NavigationState.Entry(url: "/b", trust: RouteTrust(.push))
        let state = NavigationState(
            stacks: [.init([.init(url: "/a"), pushed])],
            modals: [.init([.init(url: "/m")], isPlain: true)])
        let saved = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(NavigationState.self, from: saved) == state)
    }

    @Test
    func `its form on disk stays`() throws {
        let saved = """
            {"tabs":[{"entries":[{"id":"00000000-0000-0000-0000-000000000001","url":"/a"}],\
            "isFullScreen":false}],"selectedTab":0,"modals":[{"entries":[{"id":\
            "00000000-0000-0000-0000-000000000002","url":"/m?x=1"}],"isFullScreen":true}]}
            """
        let state = try JSONDecoder().decode(NavigationState.self, from: Data(saved.utf8))
        #expect(state.outline == "*/a | #/m?x=1")
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
    ])
    func `one that no navigation makes is refused`(template: String, problem: String) {
        let entry = #"{"id":"00000000-0000-0000-0000-000000000001","url":"/a"}"#
        let saved =
            template
            .replacing("STACK0", with: #"{"entries":[],"isFullScreen":false}"#)
            .replacing("STACK1", with: #"{"entries":[\#(entry)],"isFullScreen":false}"#)
        #expect(throws: DecodingError.self, "\(problem)") {
            try JSONDecoder().decode(NavigationState.self, from: Data(saved.utf8))
        }
    }

    @Test
    func `the names of its enumerations on disk stay`() throws {
        #expect(
            TransitionType.allCases.map(\.rawValue) == [
                "show", "present", "presentFullScreen", "replace", "root",
            ])
        for origin in RouteOrigin.outside + [.app, .restoration] {
            let saved = try JSONEncoder().encode(origin)
            #expect(try JSONDecoder().decode(RouteOrigin.self, from: saved) == origin)
        }
    }
}
