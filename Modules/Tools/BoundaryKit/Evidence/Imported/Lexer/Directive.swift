/// A directive that begins or ends a branch of conditional compilation.
enum Directive: String {
    case `if` = "#if"
    case elseif = "#elseif"
    case `else` = "#else"
    case endif = "#endif"

    /// Reads a token that begins with `#`; `nil` for any other, such as `#selector`.
    init?(_ text: ArraySlice<UInt8>) {
        self.init(rawValue: String(decoding: text, as: UTF8.self))
    }
}
