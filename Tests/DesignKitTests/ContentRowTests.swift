import DesignKit
import Testing

@Suite
@MainActor
struct `A row of content` {
    @Test
    func `has no effect if it is a text`() {
        let row = ContentRow.text("Total", detail: "4 EUR")
        #expect(row.title == "Total")
        #expect(row.detail == "4 EUR")
        guard case .text = row.kind else {
            Issue.record("it is \(row.kind)")
            return
        }
    }

    @Test
    func `runs its closure if it is an action`() async throws {
        var taps = 0
        let row = ContentRow.action("Tap") { taps += 1 }
        let perform = try #require(row.action)
        await perform()
        #expect(taps == 1)
    }

    @Test
    func `submits the text if it is a field`() async throws {
        var texts: [String] = []
        let row = ContentRow.field("Type") { texts.append($0) }
        let submit = try #require(row.submit)
        await submit("日本 & co")
        #expect(texts == ["日本 & co"])
    }

    @Test(arguments: [true, false])
    func `has a state and sets the next one if it is a toggle`(isOn: Bool) throws {
        var positions: [Bool] = []
        let row = ContentRow.toggle("Switch", isOn: isOn) { positions.append($0) }
        let toggle = try #require(row.toggle)
        #expect(toggle.isOn == isOn)
        toggle.set(!isOn)
        #expect(positions == [!isOn])
    }

    @Test
    func `follows the row above it, across sections`() {
        let content = Content([
            ContentSection("Letters", [.text("a"), .text("b")]), ContentSection(nil, []),
            ContentSection("Numbers", [.text("1")]),
        ])
        #expect(content.rows.map(\.title) == ["a", "b", "1"])
    }
}
