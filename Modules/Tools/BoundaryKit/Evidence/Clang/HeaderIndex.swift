/// The headers of a package, by which an inclusion leads to a module.
struct HeaderIndex: Sendable {
    private let modules: [String: ClangModule]
    /// The names of all modules of the package.
    private let names: Set<String>
    /// The modules of each file.
    private var owners: [String: Set<String>] = [:]
    /// The modules with a public header of each path, as written in an inclusion.
    private var offers: [String: [String]] = [:]

    init(_ modules: [ClangModule], names: Set<String>) {
        self.modules = Dictionary(
            modules.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
        self.names = names
        for module in modules {
            for file in module.files {
                owners[file, default: []].insert(module.name)
                guard file.hasPrefix(module.publicHeaders + "/") else { continue }
                let path = String(file.dropFirst(module.publicHeaders.count + 1))
                offers[path, default: []].append(module.name)
            }
        }
    }

    /// The other module whose declarations an inclusion makes visible; `nil` if it is the same
    /// module, or a header of the system.
    func module(of inclusion: Inclusion, in module: String) -> String? {
        let name = anyModule(of: inclusion, in: module)
        return name == module ? nil : name
    }

    private func anyModule(of inclusion: Inclusion, in module: String) -> String? {
        if inclusion.form == .module { return inclusion.path }
        let parts = inclusion.path.split(separator: "/").map(String.init)
        if let last = parts.last, last.hasSuffix("-Swift.h") { return String(last.dropLast(8)) }
        if let owner = owner(of: inclusion, in: module) { return owner }
        let offering = offers[inclusion.path, default: []].sorted()
        let declared = modules[module]?.dependencies ?? []
        if let found = offering.first(where: declared.contains) ?? offering.first { return found }
        guard parts.count > 1, let first = parts.first else { return nil }
        // As in a framework: `<UIKit/UIKit.h>`.
        let isFramework =
            inclusion.directive.hasPrefix("#import <") && first.first?.isUppercase == true
        return names.contains(first) || isFramework ? first : nil
    }

    /// The module of the file that the preprocessor finds first: next to the including file, in the
    /// search paths, or among the module's own public headers.
    private func owner(of inclusion: Inclusion, in name: String) -> String? {
        guard let module = modules[name] else { return nil }
        let folder = inclusion.place.file.split(separator: "/").dropLast().joined(separator: "/")
        let folders = (inclusion.form == .quoted ? [folder] : []) + module.searchPaths
        for path in (folders + [module.publicHeaders]).map({ "\($0)/\(inclusion.path)".normalized })
        {
            guard let owners = owners[path] else { continue }
            return owners.contains(name) ? name : owners.min()
        }
        return nil
    }
}

extension String {
    /// The path without `.`, and without `..` where a folder is before it.
    var normalized: String {
        var parts: [Substring] = []
        for part in split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}
