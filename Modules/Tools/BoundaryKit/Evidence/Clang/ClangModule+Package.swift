import Foundation

extension PackageFolder {
    /// The C, C++ and Objective-C modules of a package: those without Swift sources.
    /// - Parameters:
    ///   - manifest: The manifest of the package.
    ///   - targets: The folders and sources of its targets.
    func clangModules(of manifest: DumpedManifest, in targets: PackageTargets) -> [ClangModule] {
        let folders = manifest.targets.map { targets.folders[$0.name] ?? $0.path ?? $0.defaultPath }
        return zip(manifest.targets, folders).compactMap { target, folder in
            let name = target.name.moduleName
            guard target.type != "system", target.type != "binary", target.type != "plugin",
                targets.sources[name, default: []].isEmpty
            else { return nil }
            let nested = folders.filter { $0.hasPrefix(folder + "/") }
            let headers = files(in: folder, except: nested, isIncluded: \.isHeader)
            let found = targets.clangSources[name]
            let sources = found ?? files(in: folder, except: nested, isIncluded: \.isClangSource)
            guard !sources.isEmpty || !headers.isEmpty else { return nil }
            return ClangModule(
                name: name, folder: folder,
                publicHeaders: "\(folder)/\(target.publicHeadersPath ?? "include")".normalized,
                searchPaths: target.settings.compactMap(\.headerSearchPath)
                    .map { "\(folder)/\($0)".normalized },
                dependencies: Set(target.dependencies.map(\.name.moduleName)),
                files: (sources + headers).sorted())
        }
    }

    /// The files in a folder and its subfolders, except in some of those.
    func files(
        in folder: String, except others: [String], isIncluded: (String) -> Bool
    ) -> [String] {
        let paths = try? FileManager.default.subpathsOfDirectory(
            atPath: url.appending(path: folder).path)
        return (paths ?? []).filter(isIncluded).map { "\(folder)/\($0)" }
            .filter { path in !others.contains { path.hasPrefix($0 + "/") } && !isFolder(path) }
            .sorted()
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let path = url.appending(path: path).path
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}

extension String {
    /// Whether it is the path of a header.
    fileprivate var isHeader: Bool { ends(in: ["h", "hh", "hpp", "hxx", "inc", "ipp"]) }

    /// Whether it is the path of a C, C++, Objective-C or assembly source.
    var isClangSource: Bool { ends(in: ["c", "cc", "cpp", "cxx", "m", "mm", "S"]) }

    private func ends(in extensions: [String]) -> Bool {
        extensions.contains { hasSuffix(".\($0)") }
    }
}

extension DumpedSetting {
    /// The folder that the setting adds to the search for headers, relative to the target's.
    fileprivate var headerSearchPath: String? {
        let parts = words.split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, parts[1] == "headerSearchPath" else { return nil }
        return parts[2].components(separatedBy: " when ").first
    }
}
