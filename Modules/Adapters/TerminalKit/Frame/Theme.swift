/// The look of the roles of text in one terminal.
public struct Theme: Equatable, Sendable {
    /// The colors that a terminal can show.
    enum Colors: Sendable {
        case none, sixteen, palette, full
    }

    /// The colors that the terminal can show.
    let colors: Colors
    /// Whether its background is light.
    let isLight: Bool
    /// Whether it shows only ASCII characters.
    let isASCII: Bool

    /// Describes a terminal.
    init(colors: Colors = .sixteen, isLight: Bool = false, isASCII: Bool = false) {
        self.colors = colors
        self.isLight = isLight
        self.isASCII = isASCII
    }

    /// Reads the variables by which terminals describe themselves: `TERM`, `COLORTERM`, `COLORFGBG`,
    /// `NO_COLOR` and those of the locale.
    public init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        let depth = environment["COLORTERM"] ?? ""
        if environment["NO_COLOR"]?.isEmpty == false {
            colors = .none
        } else if ["truecolor", "24bit"].contains(depth) {
            colors = .full
        } else {
            colors = term.contains("256color") ? .palette : .sixteen
        }
        let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
        isLight = background.map { $0 == 7 || $0 > 8 } ?? false
        let locale =
            ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty } ?? ""
        let encoding = locale.lowercased()
        isASCII = !(encoding.contains("utf-8") || encoding.contains("utf8"))
    }

    /// The code that starts a role (ECMA-48, Select Graphic Rendition).
    func code(of role: TextRole) -> String {
        let codes =
            switch role {
            case .plain: ""
            case .strong: "1"
            case .dim: "2"
            // Both are visible without color.
            case .focused: "7"
            case .selected: "1;7"
            case .bar: colors == .none ? "2" : color(244, light: 240, else: "2")
            case .accent: colors == .none ? "" : color(80, light: 24, else: "36")
            case .warning: colors == .none ? "1" : color(215, light: 130, else: "33")
            }
        return codes.isEmpty ? "" : "\u{1B}[\(codes)m"
    }

    private func color(_ dark: Int, light: Int, else basic: String) -> String {
        let index = isLight ? light : dark
        switch colors {
        case .none: return ""
        case .sixteen: return basic
        case .palette: return "38;5;\(index)"
        case .full:
            let (red, green, blue) = Self.components(of: index)
            return "38;2;\(red);\(green);\(blue)"
        }
    }

    /// The components of a color of the palette of 256.
    private static func components(of index: Int) -> (Int, Int, Int) {
        if index >= 232 {
            let gray = 8 + (index - 232) * 10
            return (gray, gray, gray)
        }
        let levels = [0, 95, 135, 175, 215, 255]
        let cube = index - 16
        return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    }
}
