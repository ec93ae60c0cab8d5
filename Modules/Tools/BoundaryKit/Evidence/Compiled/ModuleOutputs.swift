import Foundation

/// The files that the compiler has written for a module, which tell whether its sources have
/// changed since.
struct ModuleOutputs {
    /// The time of the last change of each file, by its name.
    private let times: [String: Date]
    /// The names of the written sources when the build was planned; `nil` if they aren't known.
    private let planned: Set<String>?
    /// The time when an optimized build compiled all sources; `nil` if each has its own time.
    private let wholeModule: Date?

    /// - Parameter folder: The folder that contains the object files of the module.
    init(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        times = names.reduce(into: [:]) { times, name in
            times[name] = folder.appending(path: name).modificationDate
        }
        // A build without optimizations compiles each file by itself and can stop before some. An
        // optimized build compiles all at once, and keeps an object file that would be the same, so
        // the newest of all files tells the time.
        let isIncremental = names.contains { $0.hasSuffix(".swiftdeps") }
        wholeModule =
            isIncremental
            ? nil
            : times.filter { name, _ in [".o", ".d"].contains { name.hasSuffix($0) } }.values.max()
        let list = try? String(contentsOf: folder.appending(path: "sources"), encoding: .utf8)
        planned = list.map { list in
            Set(list.split(whereSeparator: \.isNewline).filter { !$0.isGenerated }.map(\.fileName))
        }
    }

    /// Whether the module is built from its current sources: no source has been added, deleted or
    /// changed since.
    func areCurrent(for sources: [URL]) -> Bool {
        if times.isEmpty { return sources.isEmpty }
        let names = Set(sources.map(\.lastPathComponent))
        if let planned, planned != names { return false }
        return sources.allSatisfy { source in
            guard times["\(source.lastPathComponent).o"] != nil, let compiled = time(of: source),
                let changed = source.modificationDate
            else { return false }
            return changed <= compiled
        }
    }

    /// The time of the last change of an object file.
    var lastObject: Date? { times.filter { $0.key.hasSuffix(".o") }.values.max() }

    /// The time when a source was compiled.
    private func time(of source: URL) -> Date? {
        if let wholeModule { return wholeModule }
        let name = source.deletingPathExtension().lastPathComponent
        return ["\(source.lastPathComponent).o", "\(name).d", "\(name).swiftdeps"]
            .compactMap { times[$0] }.max()
    }
}

extension Substring {
    /// Whether it is the path of a source that SwiftPM or a plug-in generates during a build.
    fileprivate var isGenerated: Bool {
        contains("/DerivedSources/") || contains("/plugins/outputs/")
    }

    /// The last part of a path that can be quoted for a shell.
    fileprivate var fileName: String {
        String(split(separator: "/").last ?? "").replacing("\\", with: "")
            .replacing("'", with: "").replacing("\"", with: "")
    }
}

extension URL {
    /// The time of the last change of a file; `nil` if it doesn't exist.
    var modificationDate: Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date
    }
}
