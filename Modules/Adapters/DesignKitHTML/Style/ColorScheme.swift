/// The colors of a page, in light or in dark surroundings, as in `#1c1c1e`.
struct ColorScheme {
    /// Behind everything, and behind groups of rows.
    let background, surface: String
    let text: String
    /// Secondary text.
    let secondary: String
    /// Links, buttons and what has the focus.
    let tint: String
    /// Text on the tint.
    let onTint: String
    /// Lines between rows.
    let line: String

    static let light = ColorScheme(
        background: "#f2f2f7", surface: "#ffffff", text: "#1c1c1e", secondary: "#636366",
        tint: "#0058c4", onTint: "#ffffff", line: "#d8d8dc")

    static let dark = ColorScheme(
        background: "#000000", surface: "#1c1c1e", text: "#f5f5f7", secondary: "#aeaeb2",
        tint: "#6cb2ff", onTint: "#00203f", line: "#3a3a3c")

    /// The colors as properties of the style sheet.
    var properties: String {
        [
            ("background", background), ("surface", surface), ("text", text),
            ("secondary", secondary), ("tint", tint), ("on-tint", onTint), ("line", line),
        ].map { "--\($0): \($1);" }.joined(separator: " ")
    }
}
