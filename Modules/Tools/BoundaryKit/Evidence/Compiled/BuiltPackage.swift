/// A package that has been built, and the toolchain that reads its build products.
struct BuiltPackage: Sendable {
    let package: PackageFolder
    let folder: BuildFolder
    let toolchain: Toolchain
    /// The path of the library that reads the compiler's index.
    var indexLibrary: String

    /// Locates the toolchain.
    init(_ package: PackageFolder, in folder: BuildFolder) async throws {
        self.package = package
        self.folder = folder
        toolchain = try await Toolchain.find().get()
        indexLibrary = toolchain.library("libIndexStore")
    }
}
