/// The lines of a property list in XML.
enum PropertyList {
    /// The lines of a key with an array of texts. Hosts and schemes contain nothing to escape.
    /// - Parameter level: How far all lines but the first are indented, in steps of four spaces.
    static func lines(of key: String, texts: [String], level: Int = 0) -> String {
        let items = texts.map { "    <string>\($0)</string>" }
        return (["<key>\(key)</key>", "<array>"] + items + ["</array>"])
            .joined(separator: "\n" + String(repeating: "    ", count: level))
    }
}
