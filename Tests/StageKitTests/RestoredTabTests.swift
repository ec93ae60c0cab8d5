import StageConformance
import Testing

@testable import StageKit

@Suite
struct `The tabs of a saved state` {
    @Test(
        arguments: [
            ("*/home | /shop", "*/home | /shop", [0, 1], "the same tabs"),
            ("*/shop | /home", "*/home | /shop", [1, 0], "the same tabs in another order"),
            ("*/home | /home", "*/home | /home", [0, 1], "two tabs with one root"),
            ("*/old | /shop", "*/home | /shop", [0, 1], "another root in the same place"),
            ("*/old | /home", "*/home | /new", [nil, 0], "another root in a place that is taken"),
            ("*/a | /b", "*/home", [nil, nil], "more tabs than before"),
            ("*/shop", "*/home | /shop", [1], "fewer tabs than before"),
        ] as [(String, String, [Int?], String)])
    func `belong to the tabs with their roots, or else to those in their places`(
        saved: String, present: String, indices: [Int?], because: String
    ) {
        let saved = NavigationState(outline: saved)
        #expect(saved.tabIndices(in: NavigationState(outline: present)) == indices)
    }

    @Test(arguments: [
        (["", "/a", "/b"], 2, "/a | */b", "an earlier tab"),
        (["", "/a", "/b"], 1, "*/a | /b", "the tab directly before"),
        (["/a", "", "/b"], 0, "*/a | /b", "a later tab"),
        (["/a", "", "/b"], 1, "/a | */b", "the tab in front, which the next one follows"),
        (["/a", ""], 1, "*/a", "the tab in front, which is the last one"),
    ])
    func `keep the one in front when a tab holds nothing`(
        roots: [String], selected: Int, left: String, because: String
    ) {
        var state = NavigationState(
            stacks: roots.map { .init($0.isEmpty ? [] : [.init(url: $0)]) }, selected: selected)
        state.removeEmptyStacks()
        #expect(state.outline == left)
    }
}
