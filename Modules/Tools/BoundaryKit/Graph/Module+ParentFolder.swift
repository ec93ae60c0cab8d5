extension Module {
    /// The folder that contains the module's folder, such as `Modules/Features`; empty if that is
    /// the package's folder, or if the module is external.
    var parentFolder: String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
