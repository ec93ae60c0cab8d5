extension String {
    private var withoutLayout: String { filter { !$0.isWhitespace } }

    /// Whether another text of Swift differs only in its layout.
    func isAlike(_ other: String) -> Bool { withoutLayout == other.withoutLayout }

    /// Whether a part of this text differs from another one only in its layout.
    func contains(ignoringLayout other: String) -> Bool {
        withoutLayout.contains(other.withoutLayout)
    }
}
