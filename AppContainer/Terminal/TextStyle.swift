/// How text is drawn: in colour or plain, and how wide.
struct TextStyle {
    let hasColor: Bool
    let width: Int

    func bold(_ text: String) -> String { wrap(text, code: "1") }
    func dim(_ text: String) -> String { wrap(text, code: "2") }
    func accent(_ text: String) -> String { wrap(text, code: "36") }

    /// The lines of a text, those that are too wide wrapped. Tables keep their spaces.
    func fit(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).flatMap {
            $0.columns <= width ? [$0] : $0.wrapped(to: width)
        }
    }

    private func wrap(_ text: String, code: String) -> String {
        hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
