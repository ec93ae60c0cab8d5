extension SampleData {
    /// A few lines that belong together, spoken in turn.
    struct Exchange<Line: Sendable>: Sendable {
        let opener: Speaker
        let lines: [Line]

        static func me(_ lines: Line...) -> Self { Self(opener: .me, lines: lines) }

        static func other(_ lines: Line...) -> Self { Self(opener: .other, lines: lines) }

        func speaker(ofLine index: Int) -> Speaker {
            index.isMultiple(of: 2) == (opener == .me) ? .me : .other
        }
    }
}

extension SampleData.Exchange<SampleData.Phrase> {
    func about(_ listing: SampleData.Listing) -> SampleData.Exchange<String> {
        SampleData.Exchange(opener: opener, lines: lines.map { $0.text(about: listing) })
    }
}
