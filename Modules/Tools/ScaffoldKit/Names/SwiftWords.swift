/// Words that can't name a module or a screen.
enum SwiftWords {
    /// The keywords of Swift that are reserved everywhere.
    static let keywords: Set<String> = [
        "actor", "Any", "any", "as", "associatedtype", "async", "await", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init", "inout", "internal", "is", "let", "macro", "nil", "open", "operator", "package",
        "private", "protocol", "Protocol", "public", "repeat", "rethrows", "return", "self",
        "Self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "Type", "typealias", "var", "where", "while",
    ]

    /// Modules and conditions of the toolchain and of Apple's platforms, in lowercase letters.
    static let modules: Set<String> = [
        "appkit", "combine", "debug", "dispatch", "foundation", "glibc", "observation", "os",
        "packagedescription", "packageplugin", "swift", "swiftui", "testing", "uikit", "xctest",
    ]
}
