/// A file that can't be written.
struct OutputError: Error, CustomStringConvertible {
    /// A sentence that names the file, the reason and the way out.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
