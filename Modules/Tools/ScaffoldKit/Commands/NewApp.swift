package import CommandLineKit
package import Foundation

/// Makes the package of a new app.
package struct NewApp: Equatable {
    /// Where the app gets the router from.
    package enum Dependency: Equatable {
        /// The published package, from a version on.
        case version(String)
        /// The package in a folder.
        case folder(URL)
    }

    /// The address of the published package.
    static let address = "https://github.com/MomentsApp/RoutingApp"

    private let name: ModuleName
    private let features: [ModuleName]
    private let dependency: Dependency
    /// Whether the app is put beside the files of another one.
    private let isBeside: Bool

    /// Describes the command.
    /// - Parameters:
    ///   - name: The name of the app.
    ///   - features: The names of its features; the first two link to each other.
    ///   - dependency: Where the app gets the router from.
    ///   - isBeside: Whether the app is put into a folder of its name, beside the files of another app.
    /// - Throws: ``CommandError`` if two modules would have one name, or one that the router's package has.
    package init(
        _ name: ModuleName, features: [ModuleName], dependency: Dependency, isBeside: Bool = false
    ) throws(CommandError) {
        guard features.count > 1 else {
            throw .usage("name two features or more, because a link leads from one to another")
        }
        let texts = features.map(\.text)
        let modules =
            [name.text, "\(name.text)App", "\(name.text)AppTests"]
            + texts.flatMap { [$0, "\($0)Tests"] }
        var seen: Set<String> = []
        for module in modules {
            guard seen.insert(module.lowercased()).inserted else {
                throw .usage("two modules would be named '\(module)'; choose other names")
            }
            try MachineryNames.check(module)
        }
        self.name = name
        self.features = features
        self.dependency = dependency
        self.isBeside = isBeside
    }

    /// Makes the package. It is there as a whole, or not at all.
    /// - Parameters:
    ///   - folder: The folder of the app, which must be missing or empty; or the folder of the other app.
    ///   - print: Receives what is done.
    /// - Returns: What the user does next, in lines.
    /// - Throws: ``CommandError`` if the folder has files, or a file can't be written. Nothing is changed
    ///   then.
    package func perform(
        in folder: URL, print: (String) -> Void
    ) throws(CommandError) -> [String] {
        let folder = folder.standardizedFileURL
        if isBeside, folder.type != .typeDirectory {
            throw .refused("there is no folder \(folder.path); name the folder of your app")
        }
        let target = isBeside ? folder.appending(path: name.text) : folder
        // The system renames a folder in one step only on one disk.
        let draft = target.deletingLastPathComponent().appending(
            path: ".\(target.lastPathComponent)\(ChangeJournal.draft)")
        defer { try? FileManager.default.removeItem(at: draft) }
        try write(to: draft, for: target)
        let tree = SourceTree(draft), old = SourceTree(target)
        if try old.isTaken {
            if target.type == .typeDirectory, try tree.isSame(as: old) {
                print("\(target.path) is there already; nothing is changed")
                return []
            }
            throw .refused("\(target.path) isn't empty; choose another folder")
        }
        do {
            if target.type != nil { try FileOperation.remove(target).perform() }
            try FileOperation.rename(draft, to: target).perform()
        } catch {
            throw .output(
                "\(target.path) can't be written: \(FileReason(error)); nothing is changed")
        }
        print("wrote    \(target.path) (\(try old.files(in: ".").count) files)")
        return nextSteps(in: target)
    }

    private func write(to draft: URL, for target: URL) throws(CommandError) {
        do {
            try FileOperation.remove(draft).perform()
            try FileOperation.makeFolder(draft).perform()
        } catch {
            throw .output(
                "\(draft.path) can't be written: \(FileReason(error)); nothing is changed")
        }
        let template = AppTemplate(
            name: name, first: features[0], second: features[1],
            dependency: dependency.text(from: target))
        var changes = ChangeSet()
        for (path, text) in try template.files() where !(isBeside && path.hasPrefix(".github/")) {
            changes.write(text, to: path)
        }
        let tree = SourceTree(draft)
        try Formatter.formatted(changes, in: tree).apply(in: tree)
        for feature in features.dropFirst(2) {
            let plan = try NewFeature(feature).plan(in: tree)
            try Formatter.formatted(plan.changes, in: tree).apply(in: tree)
        }
    }

    private func nextSteps(in target: URL) -> [String] {
        let start = ["cd \(target.path)", "swift run \(name.text)", "swift test"]
        let share =
            if case .folder = dependency {
                [
                    "The app finds the router in a folder of this computer. Before you share it, depend "
                        + "on a version in Package.swift:",
                    "  " + Dependency.version("1.0.0").text(from: target),
                ]
            } else { [String]() }
        let beside =
            isBeside
            ? ["Add the folder to your Xcode project, and the library \(name.text)App to your app."]
            : ["git init && git add --all    so that commands can tell what git restores"]
        return start + beside + share
    }
}

extension NewApp.Dependency {
    /// The dependency as the manifest of an app in a folder states it.
    fileprivate func text(from folder: URL) -> String {
        switch self {
        case .version(let version):
            ".package(url: \"\(NewApp.address)\", from: \"\(version)\")"
        case .folder(let url):
            ".package(name: \"RoutingApp\", path: \"\(url.standardizedFileURL.path(from: folder))\")"
        }
    }
}

extension URL {
    /// The path from a folder to this one.
    fileprivate func path(from folder: URL) -> String {
        let own = pathComponents.filter { $0 != "/" },
            other = folder.pathComponents.filter { $0 != "/" }
        let common = zip(own, other).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: other.count - common)
        return (up + own.dropFirst(common)).joined(separator: "/")
    }
}

extension SourceTree {
    /// Whether something is there, except for an empty folder.
    fileprivate var isTaken: Bool {
        get throws(CommandError) {
            guard let type = root.type else { return false }
            return try type == .typeDirectory ? !names().isEmpty : true
        }
    }

    /// Whether another folder has the same files, apart from what builds leave there.
    fileprivate func isSame(as other: SourceTree) throws(CommandError) -> Bool {
        for path in try files(in: ".") where !url(path).isSame(as: other.url(path)) { return false }
        return true
    }
}
