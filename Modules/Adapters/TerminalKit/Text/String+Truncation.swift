extension String {
    /// The text in at most `width` columns. A longer one ends with an ellipsis.
    func truncated(to width: Int, ellipsis: String = "…") -> String {
        guard columns > width else { return self }
        guard width > ellipsis.columns else { return String(ellipsis.prefix(max(width, 0))) }
        var text = ""
        var used = ellipsis.columns
        for character in self {
            used += character.columns
            if used > width { break }
            text.append(character)
        }
        return text + ellipsis
    }

    /// The end of the text in at most `width` columns, for what the user is typing.
    func suffixFitting(_ width: Int) -> String {
        var text: [Character] = []
        var used = 0
        for character in reversed() {
            used += character.columns
            if used > width { break }
            text.append(character)
        }
        return String(text.reversed())
    }
}
