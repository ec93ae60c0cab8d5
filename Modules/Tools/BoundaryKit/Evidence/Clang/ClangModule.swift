/// The files of a C, C++ or Objective-C module.
struct ClangModule: Sendable {
    let name: String
    /// Its folder, relative to the package's.
    let folder: String
    /// The folder of its public headers, relative to the package's.
    let publicHeaders: String
    /// The folders that its manifest adds to the search for headers, relative to the package's.
    let searchPaths: [String]
    /// The modules that it declares as dependencies.
    let dependencies: Set<String>
    /// Its sources and headers, relative to the package's folder.
    let files: [String]
}
