import CommandLineKit

/// Adds and removes a feature in everything that lists the features of an app.
struct FeatureListEdit {
    private let name: ModuleName
    private let app: AppLayout

    /// Edits the lists of an app.
    init(_ name: ModuleName, in app: AppLayout) {
        self.name = name
        self.app = app
    }

    /// Adds the feature to the manifest, the plug-ins, the owners, and all other lists.
    /// - Throws: ``CommandError`` if a list has no place for it, or a file can't be read.
    func add(to changes: inout ChangeSet, in tree: SourceTree) throws(CommandError) {
        for list in [NameList.manifest, .plugins(of: app)] {
            try changes.edit(list.path, in: tree) { text throws(CommandError) in
                try list.adding(name.text, to: text)
            }
        }
        try changes.edit("Package.swift", in: tree, ManifestEdit(name).adding)
        if let owners = app.owners {
            try changes.edit(owners, in: tree, OwnerEdit(name, in: app).adding)
        }
        let runs = FeatureRuns(of: app.features)
        for path in try Self.files(in: tree) {
            try changes.edit(path, in: tree) { runs.adding(name.text, to: $0) }
        }
    }

    /// Removes the feature from all of them, and the rules about it alone.
    /// - Throws: ``CommandError`` if a list isn't found, or a file can't be read.
    func remove(from changes: inout ChangeSet, in tree: SourceTree) throws(CommandError) {
        for list in [NameList.manifest, .plugins(of: app)] {
            try changes.edit(list.path, in: tree) { text throws(CommandError) in
                try list.removing(name.text, from: text)
            }
        }
        try changes.edit("Package.swift", in: tree, ManifestEdit(name).removing)
        if let owners = app.owners {
            let owner = OwnerEdit(name, in: app)
            try changes.edit(owners, in: tree) { owner.removing(from: $0) }
        }
        let runs = FeatureRuns(of: app.features)
        for path in try Self.files(in: tree) {
            try changes.edit(path, in: tree) { runs.removing(name.text, from: $0) }
        }
        let arrays = ArrayElementEdit(name), rules = RuleEdit(name)
        for path in try Self.manifests(in: tree) + [RuleFile.path] {
            try changes.edit(path, in: tree) { text in
                arrays.removing(from: path == RuleFile.path ? rules.removing(from: text) : text)
            }
        }
    }

    /// The manifests of the package and of the packages in its folder.
    static func manifests(in tree: SourceTree) throws(CommandError) -> [String] {
        var manifests = ["Package.swift"]
        for folder in tree.folders(in: "") {
            manifests += try tree.manifests(in: folder)
        }
        return manifests
    }

    /// The files in which features can be listed: manifests, rules, scripts and pages.
    static func files(in tree: SourceTree) throws(CommandError) -> [String] {
        let scripts = try tree.files(in: ".ci") + tree.files(in: ".github")
        return try manifests(in: tree) + [RuleFile.path] + scripts + tree.pages()
    }
}
