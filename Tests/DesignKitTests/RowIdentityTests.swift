import DesignKit
import Testing

struct `The identity of a row` {
    private let product = ContentRow.foundLink("Tea", to: "/product/1")
    private let other = ContentRow.foundLink("Cup", to: "/product/2")
    private let remove = ContentRow.action("Remove") {}
    private let field = ContentRow.field("Message") { _ in }

    private func ids(_ rows: ContentRow...) -> [String] {
        Content([ContentSection(nil, rows)]).rows.map(\.id)
    }

    @Test func `the identity of an action or a field stays when rows come and go above it`() {
        let before = ids(product, remove, field)
        let after = ids(other, remove, .text("one"), product, .text("two"), remove, field)
        #expect([after[3], after[5], after[6]] == before)
    }

    @Test func `the identity of an action is not that of another below it, left alone`() {
        let before = ids(product, remove, other, remove)
        #expect(ids(other, remove) == Array(before.suffix(2)))
        let two = ids(remove, .action("Add") {})
        #expect(ids(.action("Add") {}) == [two[1]])
    }

    @Test func `the identity of a row differs between rows that are the same, and between kinds`() {
        let all = ids(
            product, product, remove, remove, .text("Remove"), .loading(), .loading(), field, field)
        #expect(Set(all).count == all.count)
    }

    @Test func `the identity of a row stays when a detail changes or a section gets a heading`() {
        let toggle = ContentRow.toggle("Stars", isOn: true) { _ in }
        let changed = ContentRow.toggle("Stars", detail: "on", isOn: false) { _ in }
        #expect(ids(toggle) == ids(changed))
        let named = Content([ContentSection("New", [toggle])])
        #expect(named.rows.map(\.id) == ids(toggle))
    }

    @Test func `the identity of the row that loads more changes with its list`() {
        let more = ContentRow.more("More") {}
        #expect(ids(.text("one"), more)[1] != ids(.text("one"), .text("two"), more)[2])
    }

    @Test func `the identity of a section stays when another section comes before it`() {
        let tea = ContentSection("Tea", [product])
        let before = Content([tea]).sections.map(\.id)
        let after = Content([ContentSection("Cups", [other]), tea]).sections.map(\.id)
        #expect(after.last == before.first)
        #expect(Set(Content([tea, tea]).sections.map(\.id)).count == 2)
    }
}
