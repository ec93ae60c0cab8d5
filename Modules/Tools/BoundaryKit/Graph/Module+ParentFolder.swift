extension Module {
    /// The folder that the module's own folder is in, such as `Modules/Features`; empty if it is the
    /// package's, or if the module is from outside.
    var parentFolder: String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
