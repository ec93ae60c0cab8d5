/// A file that can't be read.
struct InputError: Error, CustomStringConvertible {
    /// A sentence that names the file and the reason.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
