import DesignKit
import Testing

struct `The texts of a row` {
    @Test(
        arguments: [
            (nil, nil, nil, nil, nil), ("3 left", nil, nil, "3 left", "3 left"),
            ("It is sold out today.", nil, "It is sold out today.", nil, "It is sold out today."),
            ("3 left", "€24.00", "3 left", "€24.00", "€24.00 · 3 left"),
            // A part with a digit, or with the separator, stays where it is.
            ("Bo Ray 2", "5 min", "Bo Ray 2", "5 min", "5 min · Bo Ray 2"),
            ("a · 1 · b", "now", "a · 1 · b", "now", "now · a · 1 · b"),
            (nil, "now", nil, "now", "now"),
        ] as [(String?, String?, String?, String?, String?)])
    func `are a note and a value, and one text for stages that draw one`(
        detail: String?, given: String?, note: String?, value: String?, text: String?
    ) {
        let row = ContentRow.text("Title", detail: detail, value: given)
        #expect(row.note == note)
        #expect(row.value == value)
        #expect(row.detail == text)
    }

    @Test(
        arguments: [
            (nil, nil, "Bo Ray 2"),
            (ContentBadge("BR", isRound: true), "5 min", "(BR) Bo Ray 2 · 5 min"),
            (ContentBadge("BR", isRound: false), nil, "[BR] Bo Ray 2"),
        ] as [(ContentBadge?, String?, String)])
    func `of a heading are its badge, its text and its value`(
        badge: ContentBadge?, value: String?, title: String
    ) {
        let section = ContentSection("Bo Ray 2", badge: badge, value: value, [])
        #expect(section.title == title)
        #expect(ContentSection(nil, badge: badge, value: value, []).title == nil)
    }
}
