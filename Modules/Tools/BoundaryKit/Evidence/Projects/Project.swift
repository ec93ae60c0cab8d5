/// The targets that a file other than a package's manifest declares: an Xcode project, or a build
/// description of Tuist or Bazel.
struct Project: Sendable {
    /// The path of the file, such as `App.xcodeproj`, relative to the common folder.
    let path: String
    let targets: [ProjectTarget]
    /// The names of targets, by the names with which files import them, where those differ.
    let importNames: [String: String]
    /// The folders of local packages that it names, relative to the common folder.
    let packages: [String]
    /// The names of the packages that it loads from elsewhere.
    let remotePackages: [String]

    /// Creates a project.
    init(
        path: String, targets: [ProjectTarget], importNames: [String: String] = [:],
        packages: [String] = [], remotePackages: [String] = []
    ) {
        self.path = path
        self.targets = targets
        self.importNames = importNames
        self.packages = packages
        self.remotePackages = remotePackages
    }
}

extension Project {
    /// The project without the targets whose names are taken.
    func without(_ names: [String: String]) -> Project {
        Project(
            path: path, targets: targets.filter { names[$0.module.name] == nil },
            importNames: importNames, packages: packages, remotePackages: remotePackages)
    }
}

extension String {
    /// The path of the folder that contains a file; empty at the top.
    var parentFolder: String { split(separator: "/").dropLast().joined(separator: "/") }
}
