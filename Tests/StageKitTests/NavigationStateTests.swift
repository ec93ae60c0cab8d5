import Foundation
import StageConformance
import Testing

@testable import StageKit

/// A change of a navigation state by which screens leave it, or another tab is selected.
enum Change {
    case back, dismiss, popToRoot, tab(Int)
    case pop(String), removeAfter(String), remove(String), removeAll(String)

    /// - Returns: Whether there was something to do.
    func perform(on state: inout NavigationState) -> Bool {
        switch self {
        case .back: return state.goBack()
        case .dismiss: return state.dismiss()
        case .popToRoot: return state.popToRoot()
        case .tab(let tab): return state.selectTab(tab)
        case .pop(let url): return state.pop { $0.url == url }
        case .removeAfter(let url): return state.removeAfterLast { $0.url == url }
        case .remove(let url): return state.remove(state.id(of: url) ?? .init())
        case .removeAll(let url):
            let before = state
            state.removeAll { $0.url == url }
            return state != before
        }
    }
}

struct `The navigation state` {
    /// Changes, and the states before and after them; `nil` if there was nothing to do.
    private static let changes: [(Change, String, String?)] = [
        (.back, "*/a /b", "*/a"), (.back, "*/a /b /c", "*/a /b"),
        (.back, "/a | */b /c", "/a | */b"), (.back, "*/a /b | +/m", "*/a /b"),
        (.back, "*/a | +/m /n", "*/a | +/m"), (.back, "*/a | +/m | #/n", "*/a | +/m"),
        (.back, "*/a", nil), (.back, "/a /b | */c", nil), (.back, "", nil),

        (.dismiss, "*/a | +/m", "*/a"), (.dismiss, "*/a | +/m /n", "*/a"),
        (.dismiss, "*/a | +/m | #/n /o", "*/a | +/m"), (.dismiss, "*/a /b", nil),
        (.dismiss, "", nil),

        // To the last screen of a URL, wherever it is in front.
        (.pop("/a"), "*/a /b /c", "*/a"), (.pop("/b"), "*/a /b /c", "*/a /b"),
        (.pop("/b"), "*/a /b", "*/a /b"), (.pop("/a"), "*/a /b /a /c", "*/a /b /a"),
        (.pop("/m"), "*/a /b | +/m /n", "*/a /b | +/m"), (.pop("/a"), "*/a /b | +/m /n", "*/a"),
        (.pop("/m"), "*/a | +/m /n | #/o", "*/a | +/m"), (.pop("/b"), "*/a | +/b /c", "*/a | +/b"),
        (.pop("/b"), "*/a /b | +/b /c | +/d", "*/a /b | +/b"), (.pop("/b"), "*/a | /b", nil),
        (.pop("/x"), "*/a | +/m", nil), (.pop("/A"), "*/a", nil), (.pop("/a"), "", nil),

        (.popToRoot, "*/a /b /c", "*/a"), (.popToRoot, "/a | */b /c", "/a | */b"),
        (.popToRoot, "*/a /b | +/m /n /o", "*/a /b | +/m"), (.popToRoot, "*/a", nil),
        (.popToRoot, "*/a /b | +/m", nil), (.popToRoot, "", nil),

        // In the stack in front alone.
        (.removeAfter("/a"), "*/a /b /c", "*/a"), (.removeAfter("/a"), "*/a /b /a /c", "*/a /b /a"),
        (.removeAfter("/a"), "*/a", "*/a"), (.removeAfter("/m"), "*/a | +/m /n", "*/a | +/m"),
        (.removeAfter("/a"), "*/a | +/m", nil), (.removeAfter("/b"), "*/a | /b /c", nil),
        (.removeAfter("/a"), "", nil),

        // A selected tab is in front with its stack, without modals.
        (.tab(1), "*/a | /b", "/a | */b"), (.tab(0), "*/a | /b", "*/a | /b"),
        (.tab(1), "*/a | /b | +/m", "/a | */b"), (.tab(0), "*/a | /b | +/m | #/n", "*/a | /b"),
        (.tab(1), "*/a /x | /b /y", "/a /x | */b /y"), (.tab(1), "*/a", nil),
        (.tab(1), "*/a | +/m", nil), (.tab(-1), "*/a", nil), (.tab(0), "", nil),

        // With what is over it, except the root of a tab.
        (.remove("/b"), "*/a /b /c", "*/a"), (.remove("/b"), "*/a /b", "*/a"),
        (.remove("/c"), "*/a | /b /c", "*/a | /b"), (.remove("/m"), "*/a | +/m", "*/a"),
        (.remove("/m"), "*/a | +/m /n", "*/a"), (.remove("/b"), "*/a /b | +/m", "*/a | +/m"),
        (.remove("/m"), "*/a | +/m | #/n", "*/a"), (.remove("/a"), "*/a", nil),
        (.remove("/n"), "*/a | +/m | #/n /o", "*/a | +/m"), (.remove("/a"), "*/a /b", nil),
        (.remove("/a"), "/a | */b", nil), (.remove("/x"), "*/a", nil),

        // With the tabs that begin with them, and the modals with all tabs.
        (.removeAll("/x"), "*/a /x /b", "*/a /b"), (.removeAll("/x"), "*/a /x /x", "*/a"),
        (.removeAll("/x"), "*/a | +/x", "*/a"), (.removeAll("/x"), "*/a | +/x /m", "*/a | +/m"),
        (.removeAll("/x"), "*/a | /b /x", "*/a | /b"), (.removeAll("/x"), "*/a | /x /b", "*/a"),
        (.removeAll("/x"), "/x /b | */a", "*/a"), (.removeAll("/x"), "*/x /a | +/m", ""),
        (.removeAll("/x"), "*/a /b | +/m", nil),
    ]

    @Test(arguments: changes)
    func `a return of the navigation state removes what it says, or nothing`(
        change: Change, before: String, after: String?
    ) {
        var state = NavigationState(outline: before)
        let unchanged = state
        #expect(change.perform(on: &state) == (after != nil))
        #expect(state.outline == after ?? before)
        if after == nil { #expect(state == unchanged) }
    }

    @Test(
        arguments: [
            (.show, "*/a /b", nil, "*/a /b /new"), (.ofRoute, "*/a /b", nil, "*/a /b /new"),
            (.overParents, "*/a /b", nil, "*/a /b /new"),
            (.show, "*/a /b | /c /d", nil, "*/a /b /new | /c /d"),
            (.show, "*/a | +/m /n | +/o", nil, "*/a | +/m /n | +/o /new"),
            // A stack without navigation presents what it can't hold.
            (.show, "*!/a", nil, "*!/a | +/new"), (.overParents, "*!/a", nil, "*!/a | +/new"),
            (.show, "*/a | +!/m", nil, "*/a | +!/m | +/new"),
            (.replace, "*!/a", nil, "*!/new"), (.root, "*!/a", nil, "*!/new"),
            (.replace, "*/a | +!/m", nil, "*/a | +!/new"),
            (.present, "*/a /b", nil, "*/a /b | +/new"),
            (.presentFullScreen, "*!/a", nil, "*!/a | #/new"),
            (.presentFullScreen, "*/a | +/m | +/n", nil, "*/a | +/m | +/n | #/new"),
            (.replace, "*/a /b | /c", nil, "*/a /new | /c"),
            (.replace, "*/a | +/m | +/n", nil, "*/a | +/m | +/new"),
            (.root, "*/a /b | /c /d", nil, "*/new | /c /d"),
            (.root, "*/a | +/m | +/n", nil, "*/new"), (.root, "*/a | +!/m", nil, "*/new"),
            (.show, "*/a /b", "/a", "*/a /b /new"), (.show, "*/a | /b", "/b", "/a | */b /new"),
            (.show, "*/a | +/m | #/n", "/m", "*/a | +/m /new | #/n"),
            (.show, "*/a | +!/m", "/a", "*/a /new | +!/m"),
            (.replace, "*/a | +/m /n | +/o", "/m", "*/a | +/new /n | +/o"),
            (.show, "*/a | +/m", "/a", "*/a /new | +/m"), (.show, "*/a /new", nil, "*/a /new"),
            (.show, "*/a /new /b", nil, "*/a /new /b /new"), (.show, "*/new", nil, "*/new"),
            (.present, "*/a /b", "/a", "*/a /b | +/new"),
            (.present, "*/a | +/new", nil, "*/a | +/new | +/new"),
            (.presentFullScreen, "*/a | #/m /n", "/a", "*/a | #/m /n | #/new"),
            (.replace, "*/a /b", "/a", "*/new /b"), (.replace, "*/a | /b", "/b", "/a | */new"),
            (.replace, "*/a | #/m", nil, "*/a | #/new"),
            (.replace, "*/a | +/m", "/a", "*/new | +/m"), (.root, "", nil, "*/new"),
            (.root, "/a | */b /c", nil, "/a | */new"),
            (.root, "*/a | /new /b", nil, "/a | */new"),
            (.root, "*/a /new | /b", nil, "*/new | /b"),
            // The last screen of a URL is the source.
            (.replace, "*/a /b /a", "/a", "*/a /b /new"),
            // Without a screen to start from, or from one that is not there, nothing changes.
            (.show, "", nil, nil), (.present, "", nil, nil), (.presentFullScreen, "", nil, nil),
            (.replace, "", nil, nil), (.show, "*/a | +/m", "/gone", nil),
            (.replace, "*/a | +/m", "/gone", nil),
        ] as [(TransitionType, String, String?, String?)])
    func `a transition of the navigation state goes from the source to the new screen`(
        transition: TransitionType, before: String, source: String?, after: String?
    ) {
        var state = NavigationState(outline: before)
        let unchanged = state
        let entry = NavigationState.Entry(url: "/new")
        let gone = source.map { NavigationState.Entry(url: $0).id }
        let isDone = state.go(to: entry, using: transition, from: state.id(of: source) ?? gone)
        #expect(isDone == (after != nil))
        #expect(state.outline == after ?? before)
        if after == nil { #expect(state == unchanged) }
    }

    @Test(
        arguments: [
            ("*/a | /s", ["/s", "/p", "/x"], "/a | */s /p /x"),
            ("*/a | /s /p /x", ["/s", "/p", "/x"], "/a | */s /p /x"),
            ("*/a | /s /p /x /y", ["/s", "/p", "/z"], "/a | */s /p /z"),
            ("*/a | /s /q /x", ["/s", "/p", "/x"], "/a | */s /p /x"),
            ("*/a | /s /q /x", ["/s", "/p", "/x", "/y"], "/a | */s /p /x /y"),
            ("*/a | /s | +/m | #/n", ["/s", "/x"], "/a | */s /x"),
            ("*/a | /s /p", ["/s"], "/a | */s"),
            ("*/s /p | /s /q", ["/s", "/q", "/x"], "*/s /q /x | /s /q"),
            ("*/a", ["/x"], "*/a /x"),
            ("*/a", ["/p", "/x"], "*/a /p /x"),
            ("*/a /p", ["/p", "/x"], "*/a /p /x"),
            ("*/a /p /b", ["/p", "/x"], "*/a /p /b /x"),
            ("*/a /x", ["/x"], "*/a /x"),
            ("*/a /x /b", ["/x"], "*/a /x /b /x"),
            ("*/a | +/m", ["/p", "/x"], "*/a | +/m /p /x"),
            ("*/a /p | +/m", ["/p", "/x"], "*/a /p | +/m /x"),
            ("", ["/s", "/p", "/x"], "*/s /p /x"),
            ("", ["/x"], "*/x"),
        ] as [(String, [String], String)])
    func `a screen that is opened over its parents is new, and the parents keep their identity`(
        before: String, chain: [String], after: String
    ) throws {
        var state = NavigationState(outline: before)
        let old = state
        let entries = chain.map { NavigationState.Entry(url: $0) }
        let target = try #require(entries.last)
        state.open(target, over: entries.dropLast())
        #expect(state.outline == after)
        #expect(state.top == target)
        if let parent = chain.dropLast().first, let kept = old.id(of: parent), old.tabs.count == 2 {
            #expect(state.entries.contains { $0.id == kept })
        }
    }

    @Test(
        arguments: [
            ("*/a /b", "*/a /b /c", nil), ("*/a /b", "*/a", .cancelled),
            ("*/a /b", "*/a /c", .replaced), ("*/a /b | /d", "*/a | /d | +/c", .superseded),
            ("*/a /b | /d", "/a | */d", .superseded),
            // Its tab is gone, or the modal over it moved down: what has its place is no new
            // screen.
            ("*/a | /b | /d", "*/a | /d", .cancelled), ("*/a | +/b | +/d", "*/a | +/d", .cancelled),
        ] as [(String, String, RouteError.Reason?)])
    func `the reason for which a screen has left follows from the states before and after`(
        before: String, after: String, reason: RouteError.Reason?
    ) throws {
        let before = NavigationState(outline: before)
        let screen = try #require(before.id(of: "/b"))
        #expect(before.removalReason(of: screen, in: before.changed(to: after)) == reason)
    }

    @Test(
        arguments: [
            ("*/home | /library", "*/home | /library", [0, 1], "the same tabs"),
            ("*/library | /home", "*/home | /library", [1, 0], "the same tabs in another order"),
            ("*/home | /home", "*/home | /home", [0, 1], "two tabs with one root"),
            ("*/old | /library", "*/home | /library", [0, 1], "another root in the same place"),
            ("*/old | /home", "*/home | /new", [nil, 0], "another root in a place that is taken"),
            ("*/a | /b", "*/home", [nil, nil], "more tabs than before"),
            ("*/library", "*/home | /library", [1], "fewer tabs than before"),
        ] as [(String, String, [Int?], String)])
    func `saved tabs belong to the tabs with their roots, or else to those in their places`(
        saved: String, present: String, indices: [Int?], because: String
    ) {
        let saved = NavigationState(outline: saved)
        #expect(saved.tabIndices(in: NavigationState(outline: present)) == indices)
    }

    @Test(arguments: [
        // What was drawn, what is displayed, what is requested, and the state that has both.
        ("*/a", "*/a", nil, "*/a"), ("*/a", "*/a /b", nil, "*/a /b"),
        ("*/a /b", "*/a", nil, "*/a"), ("*/a /b | +/m", "*/a /b", nil, "*/a /b"),
        ("*/a /b", "*/a /b | +/m", nil, "*/a /b | +/m"), ("*/a | /b", "/a | */b", nil, "/a | */b"),
        ("*/a /b | /c", "*/a | /c /b", nil, "*/a | /c /b"),
        ("*/a /b", "*/a", "*/a /b /c", "*/a /c"),  // A push during a swipe back.
        ("*/a /b", "*/a /b", "*/a /b /c", "*/a /b /c"),
        ("*/a | +/m", "*/a", "*/a | +/m /c", "*/a | +/c"),  // A push onto a sheet that goes.
        ("*/a | +/m", "*/a", "*/a | +/m | +/c", "*/a | +/c"),
        ("*/a | +/m", "*/a", "*/a /c | +/m", "*/a /c"),
        ("*/a", "*/a /x", "*/a /c", "*/a /x /c"),  // A push while other code pushes.
        ("*/a", "*/a /x", "*/a | +/c", "*/a /x | +/c"), ("*/a", "*/x /a", "*/a /c", "*/x /a /c"),
        ("*/a", "*/a | +/x", "*/a | +/c", "*/a | +/x | +/c"),
        ("*/a /b", "*/a /b /x", "*/a", "*/a /x"),  // What other code pushes onto what is popped.
        ("*/a /b", "*/a /b /x", "*/c", "*/c /x"),
        ("*/a | /b", "/a | */b", "*/a /c | /b", "/a /c | */b"),  // While a tab is tapped.
        ("*/a | +/m", "*/a", "*/a", "*/a"), ("*/a /b", "*/a", "*/c", "*/c"),
        ("*/a /b", "*/a", "*/b", "*/a"),  // What other code keeps is popped.
        ("*/a | +/m", "*/a | +/m /x", "*/a", "*/a"),  // A push onto a sheet that other code closes.
        ("*/a | /b", "/x | */y | /z", "*/a /c | /b", "/x | */y | /z"),
        ("*/a | /b", "*/x", "*/a /c | /b", "*/x"),  // While other code replaces the window.
        ("*/a | /b | /c", "/a | */b | /c", "/a | /b | */c", "/a | /b | */c"),
        ("*/a | /b | /c", "*/a | /x | /c", "*/a | /b", "*/a"),
    ])
    func `a state that waits for the display keeps what is requested, and what has happened`(
        drawn: String, seen: String, requested: String?, merged: String
    ) {
        let drawn = NavigationState(outline: drawn)
        let waiting = requested.map(drawn.changed) ?? drawn
        #expect(waiting.merging(drawn.changed(to: seen), since: drawn).outline == merged)
    }
}

extension NavigationState {
    /// Another state, with the same screens where the URLs are the same.
    fileprivate func changed(to outline: String) -> NavigationState {
        let other = NavigationState(outline: outline)
        let known = Dictionary(entries.map { ($0.url, $0) }) { first, _ in first }
        let stacks = { (stacks: [Stack]) in
            stacks.map {
                Stack(
                    $0.entries.map { known[$0.url] ?? $0 }, isFullScreen: $0.isFullScreen,
                    isBare: $0.isBare)
            }
        }
        return NavigationState(
            stacks: stacks(other.tabs), selected: other.selectedTab, modals: stacks(other.modals))
    }
}
