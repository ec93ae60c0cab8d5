/// The lines of a file `project.pbxproj`, in which identifiers are looked up.
struct XcodeLines {
    private let file: String
    /// The identifiers at the beginning of each line, with their columns.
    private let lines: [(id: Substring, column: Int)]
    /// The lines, from 0, on which objects are defined.
    private let definitions: [Substring: Int]

    init(_ text: String, file: String) {
        self.file = file
        let texts = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines = texts.map { line in
            let start = line.drop { $0 == "\t" || $0 == " " }
            return (
                start.prefix { $0.isLetter || $0.isNumber || $0 == "_" },
                line.utf8.count - start.utf8.count + 1
            )
        }
        definitions = Dictionary(
            zip(lines.map(\.id), texts).enumerated()
                .filter { $0.element.1.contains(" = {") }.map { ($0.element.0, $0.offset) },
            uniquingKeysWith: { one, _ in one })
    }

    /// The place of an object; the beginning of the file if it isn't found.
    func place(of id: String) -> SourcePlace {
        definitions[id[...]].map(place(at:)) ?? SourcePlace(file: file)
    }

    /// The place where the definition of an object mentions another one; that of the object if it
    /// isn't found.
    func place(of id: String, in object: String) -> SourcePlace {
        guard let start = definitions[object[...]] else { return SourcePlace(file: file) }
        let mention = lines[start...].firstIndex { $0.id == id[...] }
        return place(at: mention ?? start)
    }

    private func place(at line: Int) -> SourcePlace {
        SourcePlace(file: file, line: line + 1, column: lines[line].column)
    }
}
