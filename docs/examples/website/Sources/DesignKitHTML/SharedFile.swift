/// A file that every page needs, and that its host serves in the folder of ``PageHead``.
public enum SharedFile: String, CaseIterable, Sendable {
    /// The style sheet: light and dark, from the width of a phone to that of a desktop.
    case styleSheet = "style.css"
    /// The picture of the app in the list of windows.
    case icon = "icon.svg"

    /// The text of the file, which is a part of the program.
    public var text: String {
        switch self {
        case .styleSheet: String(decoding: PackageResources.style_css, as: UTF8.self)
        case .icon: String(decoding: PackageResources.icon_svg, as: UTF8.self)
        }
    }

    /// What a server says about its content.
    public var contentType: String {
        self == .styleSheet ? "text/css; charset=utf-8" : "image/svg+xml"
    }
}
