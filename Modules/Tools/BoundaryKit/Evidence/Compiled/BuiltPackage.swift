/// A package that has been built, and the toolchain that reads its build products.
struct BuiltPackage: Sendable {
    let package: PackageFolder
    let folder: BuildFolder
    let toolchain: Toolchain

    /// Locates the toolchain.
    init(_ package: PackageFolder, in folder: BuildFolder) async throws {
        self.package = package
        self.folder = folder
        toolchain = try await Toolchain.find().get()
    }
}
