/// A pair of brackets in a manifest.
struct ManifestScope {
    /// The scope around it; `nil` for the file.
    let parent: Int?
    /// Whether it contains the arguments of a call.
    let isCall: Bool
    /// The name of the called function, such as `library`; `nil` if it isn't a call.
    let function: String?
    /// The label of the argument that it is, such as `dependencies` before a list.
    let label: String?
    /// The variable whose initial value it belongs to.
    let variable: String?
    /// The labels of its own arguments.
    var labels: Set<String> = []

    /// Whether its first argument is the name of something other than a target. Only products have
    /// targets.
    var isNoTarget: Bool {
        labels.contains("targets")
            || ["Package", "package", "product", "trait"].contains(function)
    }
}
