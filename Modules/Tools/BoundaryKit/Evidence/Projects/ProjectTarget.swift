/// A target of a project, as a module.
struct ProjectTarget: Sendable {
    let module: Module
    /// The targets of the project and the products of packages on which it depends.
    let edges: [Edge]
    /// Its Swift files, relative to the common folder.
    let sources: [String]

    /// Creates a target.
    init(module: Module, edges: [Edge], sources: [String]) {
        self.module = module
        self.edges = edges
        self.sources = sources
    }
}

extension [String] {
    /// The innermost folder that contains all of these folders; empty if only the common one does.
    var commonFolder: String {
        let parts = map { $0.split(separator: "/") }
        guard var common = parts.first else { return "" }
        for part in parts {
            common = zip(common, part).prefix { $0 == $1 }.map { $0.0 }
        }
        return common.joined(separator: "/")
    }
}
