/// A reference to code by a name that only exists at run time or at link time, so that no evidence
/// shows which module it leads to.
struct UntraceableReference: Hashable, Sendable, Codable {
    /// The name of the module that contains it.
    let module: String
    /// Its place.
    let place: SourcePlace
    /// The function or the attribute, such as `_typeByName`.
    let name: String

    /// Creates a reference.
    init(in module: String, at place: SourcePlace, name: String) {
        self.module = module
        self.place = place
        self.name = name
    }
}
