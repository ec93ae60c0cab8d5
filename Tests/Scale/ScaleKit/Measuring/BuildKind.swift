/// The builds of a generated package. Each has a folder, except that tests share that of the app.
enum BuildKind: String, Hashable, Sendable {
    case app, tests, focused, release

    /// The name of the build folder.
    var folder: String { self == .tests ? BuildKind.app.rawValue : rawValue }

    /// The command that builds it, without options for the folder.
    var arguments: [String] {
        switch self {
        case .app: ["build"]
        case .tests, .focused: ["build", "--build-tests"]
        case .release: ["build", "-c", "release", "--product", "App"]
        }
    }

    var isFocused: Bool { self == .focused }
}
