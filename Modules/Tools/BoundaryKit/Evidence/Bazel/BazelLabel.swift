/// The label of a target or a file of Bazel, such as `//Shop/Cart:Cart` or `@nio//:NIO`.
struct BazelLabel: Hashable {
    /// The repository; empty for the own one.
    let repository: String
    /// The folder in the repository, such as `Shop/Cart`.
    let folder: String
    /// The name in the folder, such as `Cart` or `Sources/Cart.swift`.
    let name: String

    /// Reads a label, which can leave out the name if it is that of the folder or the repository.
    init(_ text: String) {
        let isRepository = text.hasPrefix("@") && !text.contains("//")
        let parts = (isRepository ? "\(text)//" : text)
            .split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.last ?? ""
        // `@//Shop` and `@@//Shop` are labels of the own repository, too.
        repository = parts.count > 1 ? String(parts[0].drop { $0 == "@" }) : ""
        let names = path.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        folder = names.first.map(String.init) ?? ""
        name =
            names.count > 1
            ? String(names[1])
            : folder.split(separator: "/").last.map(String.init) ?? repository
    }

    /// The texts with which a file in a folder can name it.
    func spellings(in other: String) -> [String] {
        let path = (repository.isEmpty ? "" : "@\(repository)") + "//\(folder)"
        let full = ["\(path):\(name)", "@\(path):\(name)"]
        let isFolder = folder.split(separator: "/").last.map(String.init) == name
        return full + (isFolder || folder.isEmpty && repository == name ? [path] : [])
            + (repository.isEmpty && folder == other ? [":\(name)", name] : [])
    }

    /// The path of a file in the own repository.
    var file: String { name.inside(folder) }

    /// The name that the rules of Swift give to its module: folders and name, joined by `_`.
    var moduleName: String {
        (folder.isEmpty ? name : "\(folder)/\(name)").moduleName
    }
}
