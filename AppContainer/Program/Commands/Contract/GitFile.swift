/// A file as it is at a revision of the repository.
struct GitFile {
    let revision: String
    /// The path from the current folder.
    let path: String
}
