/// The rows of a table in a text: a line with an input, and an indented one with what it ends in.
/// Lines that begin with `//` are comments.
package func rows(of table: String) -> [(input: String, end: String)] {
    var rows: [(input: String, end: String)] = []
    for line in table.split(separator: "\n") where !line.hasPrefix("//") {
        if line.hasPrefix("    ") {
            rows[rows.count - 1].end = String(line.drop { $0 == " " })
        } else {
            rows.append((String(line), ""))
        }
    }
    return rows
}
