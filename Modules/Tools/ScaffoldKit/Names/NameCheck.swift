import CommandLineKit

/// Finds what has a name already that new files need.
struct NameCheck {
    private let paths: [String]
    private let types: [String]
    private let app: AppLayout

    /// Checks names.
    /// - Parameters:
    ///   - paths: The paths of the new files.
    ///   - types: The types that they declare.
    ///   - app: The app that they are added to.
    init(_ paths: [String], types: [String], in app: AppLayout) {
        self.paths = paths
        self.types = types
        self.app = app
    }

    /// - Throws: ``CommandError`` with the place of a name that is taken, or if a file can't be read.
    func check(in tree: SourceTree) throws(CommandError) {
        for path in paths where tree.has(path) {
            throw .refused("\(path) already exists; move it, or choose another name")
        }
        for path in paths where path.hasSuffix(".swift") {
            let others = try tree.sources(in: app.module(containing: path))
            // Not on every disk do names differ by the case of their letters.
            if let other = others.first(where: { $0.fileName == path.fileName }) {
                throw .refused(
                    """
                    \(other) has the name of the new file \(path), and a module can't have two \
                    files of one name; choose another name
                    """)
            }
        }
        let modules = Set(
            paths.map(app.module(containing:)) + app.seenByFeatures(in: tree))
        for module in modules.sorted() {
            guard let use = try tree.places(of: types, in: module).first(where: isDeclaration)
            else { continue }
            throw .refused("\(use.place) already declares \(use.text); choose another name")
        }
    }

    private func isDeclaration(place: String, text: String, line: String) -> Bool {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return zip(words, words.dropFirst()).contains { keyword, name in
            name == text && Self.keywords.contains(String(keyword))
        }
    }

    static let keywords: Set = [
        "actor", "class", "enum", "protocol", "struct", "typealias",
    ]
}

extension String {
    fileprivate var fileName: String? { lowercased().split(separator: "/").last.map(String.init) }
}
