package import Foundation

/// A package with many features, and beside it a copy of the router's package that it uses. Edits of
/// the copy never reach the repository.
package struct GeneratedPackage: Sendable {
    /// The features, in order.
    package let features: [Feature]
    /// Where their code is.
    package let shape: Shape
    /// The folder of both packages.
    package let folder: URL

    /// Describes a package.
    /// - Parameters:
    ///   - count: The number of features, from 1 to 999.
    ///   - shape: Where their code is.
    ///   - folder: The folder of the package.
    /// - Throws: ``ScaleError`` for an invalid number.
    package init(features count: Int, shape: Shape, in folder: URL) throws(ScaleError) {
        guard 1...999 ~= count else {
            throw ScaleError("\(count) features can't be generated; 1 to 999 can")
        }
        features = Feature.all(count)
        self.shape = shape
        self.folder = folder
    }

    /// The feature that is edited and tested: the middle one.
    package var editedFeature: Feature { features[features.count / 2] }

    /// Whether all files are written. A package that was interrupted isn't.
    package var isComplete: Bool { FileManager.default.fileExists(atPath: marker.path) }

    /// The path of a source file of a feature.
    func path(of file: String, in feature: Feature) -> String {
        switch shape {
        case .modules: "Features/\(feature.name)/\(file)"
        case .one: "App/Features/\(feature.name)/\(file)"
        }
    }

    /// Writes the files.
    /// - Throws: ``ScaleError`` if the folder isn't empty or can't be written.
    package func write(from repository: Repository = .current) throws(ScaleError) {
        let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard (entries ?? []).isEmpty else {
            throw ScaleError("\(folder.path) isn't empty; delete it or name another folder")
        }
        try writePlatform(from: repository)
        try save(manifest, to: "Package.swift")
        try writeFeatures(from: repository)
        try writeApp(from: repository)
        try save("", to: marker.lastPathComponent)
    }

    private var marker: URL { folder.appending(path: ".complete") }

    private func writeFeatures(from repository: Repository) throws(ScaleError) {
        let sources = try repository.template("Feature")
        let tests = try repository.template("Tests")
        for feature in features {
            for (name, text) in sources {
                try save(feature.fill(text), to: path(of: feature.fill(name), in: feature))
            }
            for (name, text) in tests {
                let (folder, module) =
                    shape == .modules ? ("\(feature.name)Tests", feature.name) : ("AppTests", "App")
                try save(
                    feature.fill(
                        text.replacing("import Prototype\n", with: "import \(module)\n")),
                    to: "Tests/\(folder)/\(feature.fill(name))")
            }
        }
    }

    private func writeApp(from repository: Repository) throws(ScaleError) {
        for (name, text) in try repository.template("App") {
            guard name.hasPrefix("Prototype") else {
                try save(text, to: "App/\(name)")
                continue
            }
            // The only difference between the files of both shapes.
            let text = shape == .modules ? text : text.replacing("import Prototype\n", with: "")
            for feature in features {
                try save(feature.fill(text), to: "App/Plugins/\(feature.fill(name))")
            }
        }
        let plugins = features.map { "    \($0.name)Plugin()," }.joined(separator: "\n")
        try save(
            "/// All features.\n@MainActor let plugins: [any Plugin] = [\n\(plugins)\n]\n",
            to: "App/Plugins.swift")
    }

    func save(_ text: String, to path: String) throws(ScaleError) {
        let file = folder.appending(path: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        } catch {
            throw ScaleError("\(file.path) can't be written: \(error)")
        }
    }
}
