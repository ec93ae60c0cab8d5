import Foundation
import RouteMatching

/// Finds the files of the app in the current folder, so that an annotation shows at their lines.
enum SourceFiles {
    /// The same place with the path of its file from the current folder, if the file is found.
    static func place(_ site: CallSite) -> CallSite {
        let parts = site.file.split(separator: "/").map(String.init)
        guard parts.count == 2 else { return site }
        let found = folders(of: parts[0]).lazy.compactMap { path(of: parts[1], in: $0) }.first
        return CallSite(file: found ?? site.file, line: site.line)
    }

    /// The folders that may belong to a module.
    private static func folders(of module: String) -> [String] {
        let groups = (try? FileManager.default.contentsOfDirectory(atPath: "Modules")) ?? []
        return [module] + groups.sorted().map { "Modules/\($0)/\(module)" }
    }

    private static func path(of file: String, in folder: String) -> String? {
        let names = FileManager.default.enumerator(atPath: folder)
        while let name = names?.nextObject() as? String {
            if name == file || name.hasSuffix("/" + file) { return "\(folder)/\(name)" }
        }
        return nil
    }
}
