import BoundaryKit
import CommandLineKit
import Foundation
import MomentsTestSupport

/// This package as it lies on disk.
enum Repository {
    /// The package's folder.
    static let root = WrittenPage.repository

    /// The features: one folder each, so that a new one is under every rule without a word here.
    static let features = folders(in: "Modules/Features")

    /// Its modules with all evidence, read once.
    static let graph = Task {
        let package = try PackageFolder(around: #filePath)
        return try await ModuleGraph(
            of: package, for: package.rules(), evidence: Set(Evidence.allCases),
            built: .ofRunningTests)
    }

    /// Every Swift file of the package, without the build folders of nested packages and the
    /// template of a new app.
    static let sources = ["Modules", "AppContainer", "Tests"]
        .flatMap { files(in: $0, ending: ".swift") }
        .filter { path in !["Tests/Benchmarks/", "/Template/"].contains(where: path.contains) }
        .map(SourceFile.init(path:))

    /// The Swift files of a folder, however deep.
    static func sources(in folder: String) -> [SourceFile] {
        sources.filter { $0.path.hasPrefix(folder + "/") }
    }

    /// The names of the files in a folder, except for dotfiles. A folder that does not exist is
    /// empty: the tests fail where a rule selects nothing.
    static func entries(in folder: String = "") -> [String] {
        let path = root.appending(path: folder).path(percentEncoded: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    static func folders(in folder: String) -> [String] {
        entries(in: folder).filter { name in
            let url = root.appending(path: "\(folder)/\(name)")
            return (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        }
    }

    /// What a tool of the toolchain prints within a minute. It is in the `PATH`, and variables may
    /// be before it.
    @discardableResult static func output(of arguments: [String]) throws -> String {
        let output = try Tool(command: ["env"] + arguments, limit: .seconds(60)).run()
        return String(decoding: output, as: UTF8.self)
    }

    /// The paths of the files in a folder, however deep, but for build folders.
    static func files(in folder: String, ending end: String) -> [String] {
        let path = root.appending(path: folder).path(percentEncoded: false)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return paths.filter { $0.hasSuffix(end) && !$0.contains(".build/") }
            .map { "\(folder)/\($0)" }.sorted()
    }
}

extension ModuleGraph {
    /// The graph in the JSON of `boundary graph`.
    struct Read: Decodable {
        struct Module: Decodable {
            let name: String, kind: String, path: String
            let place: SourcePlace?
            let settings: [String]
        }

        struct Edge: Decodable { let tail: String, head: String }

        let modules: [Module]
        let edges: [Edge]
    }

    var read: Read {
        get throws { try JSONDecoder().decode(Read.self, from: JSONEncoder().encode(self)) }
    }
}
