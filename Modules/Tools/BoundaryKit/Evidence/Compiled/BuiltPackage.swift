/// A package that is built, and the tools to look into it.
struct BuiltPackage: Sendable {
    let package: PackageFolder
    let folder: BuildFolder
    let toolchain: Toolchain

    /// Finds the tools.
    init(_ package: PackageFolder, in folder: BuildFolder) async throws {
        self.package = package
        self.folder = folder
        toolchain = try await Toolchain.find()
    }
}
