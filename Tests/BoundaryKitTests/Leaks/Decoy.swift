import Testing

/// A file that only looks as if it imported what it must not.
struct Decoy: CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let text: String

    private init(_ name: String, _ file: String, _ text: String) {
        testDescription = name
        path = "Features/Moments/Decoys/\(file).swift"
        self.text = text
    }

    static let all = [
        Decoy("a comment", "Comment", "// import Shop\nimport Kit // import Shop"),
        Decoy("a comment in a comment", "Nested", "/* /* */ import Shop\n*/ import Kit"),
        Decoy(
            "documentation with code", "Documentation",
            "/// ```swift\n/// import Shop\n/// ```\nstruct Documentation {}"),
        Decoy("a string", "Text", #"let text = "import Shop""#),
        Decoy(
            "a string with an interpolation", "Interpolation",
            #"let a = "\(b("import Shop")) import Shop""#),
        Decoy(
            "a string of several lines", "Lines", "let text = \"\"\"\n    import Shop\n    \"\"\""),
        Decoy("a raw string", "Raw", ##"let text = #" " import Shop "#"##),
        Decoy(
            "a raw string of several lines", "RawLines",
            "let text = #\"\"\"\n\"\"\"\nimport Shop\n\"\"\"#"),
        Decoy(
            "a regex", "Regex", "let pattern = /\\/* import Shop/\nlet other = #/\nimport Shop\n/#"),
        Decoy("a member", "Member", "let value = files\n    .import\nlet other = a.import(Shop)"),
        Decoy("a label", "Label", "func read(import Shop: Int) {}"),
        Decoy("a name in back-ticks", "Name", "let `import` = 1, Shop = 2"),
    ]
}
