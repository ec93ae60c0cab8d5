/// A module: a target of the package, or an external module.
struct Module: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// Code for other modules, a program, and tests.
        case library, executable, test
        /// A program that the compiler runs to expand macros.
        case macro
        /// A program that SwiftPM runs during a build or on command.
        case plugin
        /// A library of the system with a module map, and a target in binary form.
        case system, binary
        /// An example program in the folder `Snippets`, which SwiftPM declares by itself.
        case snippet
        /// A module of the toolchain, the platform or another package.
        case external
        /// A folder of a module, as a part of it in rules about folders.
        case folder
    }

    /// The name as written after `import`, with the folder of the package if another has the same
    /// name.
    var name: String
    let kind: Kind
    /// Its folder, relative to the package's; empty if it is external.
    var path = ""
    /// The place of its declaration in the manifest; `nil` if it is external.
    var place: SourcePlace?
    var settings: [String] = []
    /// The identity of its package, such as `swift-nio`, if it is external and its package is
    /// known.
    var package: String?
    /// The names by which `external:` selects it, too: of a module of another package its products,
    /// of a product in place of unknown modules the modules that it contains.
    var aliases: [String] = []
    /// Whether only imports use it, if it is a module or a product of another package.
    var isImportable = false
    /// Whether it has Swift sources. C modules and bundles of resources have none.
    var isSwift = true
    /// The flags of `#if` that can be set in its build, ordered; `nil` if they aren't known.
    var flags: [String]?
    /// Whether a plug-in can write sources for it during the build.
    var usesPlugin = false
    /// The modules that it tests, ordered, if a project says so; otherwise its name does.
    var tested: [String]?
    /// Its owners as `CODEOWNERS` names them, such as `@example/shop`; `nil` if they aren't known.
    var owners: [String]?

    /// Whether a manifest can declare a dependency on it: it is a module of this package or of
    /// another one that is known.
    var isDeclarable: Bool { kind == .external ? package != nil : kind != .folder }

    /// Whether it is a module of the package, and not of another one or a folder.
    var isOwn: Bool { kind != .external && kind != .folder }

    /// Whether a manifest names its settings and dependencies.
    var isInManifest: Bool { kind != .snippet }

    /// Whether it runs during a build, so that its dependencies aren't linked into its users.
    var isBuildTool: Bool { kind == .plugin || kind == .macro }

    /// Whether an Xcode project declares it, and no manifest.
    var isOfProject: Bool { place?.file.hasSuffix(".pbxproj") == true }
}

/// A product that a manifest declares, or that SwiftPM creates for an executable target.
struct Product: Hashable, Sendable, Codable {
    let name: String
    /// The modules that its declaration names. It also contains their dependencies.
    let modules: [String]
}

extension String {
    /// The path of the folder that contains a file or a folder, such as `Modules/Features`; empty
    /// for what is in the package's folder, and for no path.
    var parentFolder: String { split(separator: "/").dropLast().joined(separator: "/") }
}

extension String {
    /// The text after the first occurrence of another one; empty if there is none.
    func suffix(after separator: String) -> String {
        firstRange(of: separator).map { String(self[$0.upperBound...]) } ?? ""
    }

    /// The text before the first occurrence of another one; all of it if there is none.
    func prefix(upTo separator: String) -> String {
        firstRange(of: separator).map { String(self[..<$0.lowerBound]) } ?? self
    }
}
