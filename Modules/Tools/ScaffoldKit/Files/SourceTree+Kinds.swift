import CommandLineKit

extension SourceTree {
    /// The paths of the manifests in a folder and below it, except for those of templates.
    /// - Throws: ``CommandError`` if a folder can't be read.
    func manifests(in folder: String) throws(CommandError) -> [String] {
        let own = has("\(folder)/Package.swift") ? ["\(folder)/Package.swift"] : []
        var manifests = own
        for name in folders(in: folder) where name != "Template" {
            manifests += try self.manifests(in: "\(folder)/\(name)")
        }
        return manifests
    }

    /// The paths of the pages at the top of the package and in its folder `docs`.
    /// - Throws: ``CommandError`` if a folder can't be read.
    func pages() throws(CommandError) -> [String] {
        let top = try names().filter { $0.hasSuffix(".md") && url($0).isFile }
        return try top + sources(in: "docs", ending: ".md")
    }
}
