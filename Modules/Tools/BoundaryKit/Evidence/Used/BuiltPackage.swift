/// A package that has been built, and the toolchain that reads the index of the build.
struct BuiltPackage: Sendable {
    let package: PackageFolder
    let folder: BuildFolder
    /// The path of the library that reads the compiler's index.
    var indexLibrary: String

    /// Locates the toolchain.
    init(_ package: PackageFolder, in folder: BuildFolder) async throws {
        self.package = package
        self.folder = folder
        indexLibrary = try await Toolchain.find().get().library("libIndexStore")
    }
}
