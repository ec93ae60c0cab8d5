/// A few related lines by two people in turn.
struct Exchange<Line: Sendable>: Sendable {
    let opener: Speaker
    let lines: [Line]

    static func me(_ lines: Line...) -> Self { Self(opener: .me, lines: lines) }

    static func other(_ lines: Line...) -> Self { Self(opener: .other, lines: lines) }

    func speaker(ofLine index: Int) -> Speaker {
        index.isMultiple(of: 2) == (opener == .me) ? .me : .other
    }
}

extension Exchange<Phrase> {
    func about(_ listing: Listing) -> Exchange<String> {
        Exchange<String>(opener: opener, lines: lines.map { $0.text(about: listing) })
    }
}
