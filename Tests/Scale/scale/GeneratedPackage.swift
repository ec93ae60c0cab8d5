import FigureKit
import Foundation

/// A package with many features, and beside it a copy of the router's modules that it uses. Edits of
/// the copy never reach the repository.
struct GeneratedPackage {
    let features: [Feature]
    let shape: Shape
    /// The folder of both packages.
    let folder: URL

    /// - Parameter count: The number of features, from 1 to 999.
    init(features count: Int, shape: Shape, in folder: URL) {
        features = Feature.all(count)
        self.shape = shape
        self.folder = folder
    }

    /// The feature that is edited and tested: the middle one.
    var editedFeature: Feature { features[features.count / 2] }

    /// The path of a source file of a feature.
    func path(of file: String, in feature: Feature) -> String {
        "\(shape == .modules ? "" : "App/")Features/\(feature.name)/\(file)"
    }

    /// Writes the files, unless an earlier run has written all of them.
    func write() throws {
        let marker = folder.appending(path: ".complete")
        if FileManager.default.fileExists(atPath: marker.path) { return }
        try? FileManager.default.removeItem(at: folder)
        try writePlatform()
        try save(manifest, to: "Package.swift")
        try writeFeatures()
        try writeApp()
        try "".save(to: marker)
    }

    /// Changes one line, so that its text is new.
    func apply(_ edit: Edit, revision: Int) throws {
        let file = folder.appending(path: edit.path(in: self))
        let text = try String(contentsOf: file, encoding: .utf8)
        let changed = text.replacing(/revision[0-9]+/, with: "revision\(revision)")
        guard changed != text else { throw FigureError("\(file.path) has no line to change") }
        try changed.save(to: file)
    }

    /// Copies the modules that the features and the app use.
    private func writePlatform() throws {
        for path in Repository.platform {
            let copy = folder.appending(path: "Platform/\(path)")
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Repository.root.appending(path: path), to: copy)
        }
        try save(
            """
            extension LinkTemplate {
                /// Has another name in each build.
                public static var revision0: String { path }
            }

            """, to: Edit.publicAPI)
        try save(platformManifest, to: "Platform/Package.swift")
    }

    private func writeFeatures() throws {
        let sources = try Repository.template("Feature")
        let tests = try Repository.template("Tests")
        for feature in features {
            let (folder, module) =
                shape == .modules ? ("\(feature.name)Tests", feature.name) : ("AppTests", "App")
            for (name, text) in sources {
                try save(feature.fill(text), to: path(of: feature.fill(name), in: feature))
            }
            for (name, text) in tests {
                let text = text.replacing("import Prototype\n", with: "import \(module)\n")
                try save(feature.fill(text), to: "Tests/\(folder)/\(feature.fill(name))")
            }
        }
    }

    private func writeApp() throws {
        for (name, text) in try Repository.template("App") {
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

    private func save(_ text: String, to path: String) throws {
        try text.save(to: folder.appending(path: path))
    }
}

/// A generated feature.
struct Feature {
    /// Its name, such as `Feature007`: that of its module, and the prefix of its types.
    let name: String
    /// The names of two other features to which its screens link.
    let neighbors: (item: String, home: String)

    static func all(_ count: Int) -> [Feature] {
        let names = (0..<count).map { number in
            "Feature" + String("00\(number)".suffix(3))
        }
        return names.indices.map { number in
            // The distances share no factor with the usual counts, so links go everywhere.
            Feature(
                name: names[number],
                neighbors: (names[(number + 7) % count], names[(number * 3 + 1) % count]))
        }
    }

    /// Replaces the names in a file of the template.
    func fill(_ template: String) -> String {
        template
            .replacing("\"/neighbor", with: "\"/\(neighbors.item.lowercased())")
            .replacing("\"/stranger", with: "\"/\(neighbors.home.lowercased())")
            .replacing("Prototype", with: name)
            .replacing("prototype", with: name.lowercased())
    }
}

/// A change of one line.
enum Edit: CaseIterable {
    /// A text in the body of a screen.
    case screen
    /// A property of a Navigator's public parameters.
    case parameters
    /// A member of a protocol of RoutingKit that each feature uses.
    case routingKit
    /// A comment in the manifest.
    case manifest

    static let publicAPI = "Platform/Modules/Routing/RoutingKit/LinkTemplate+Revision.swift"

    /// The file that it changes.
    func path(in package: GeneratedPackage) -> String {
        let feature = package.editedFeature
        return switch self {
        case .screen: package.path(of: "\(feature.name)ItemScreen.swift", in: feature)
        case .parameters: package.path(of: "\(feature.name)ItemNavigator.swift", in: feature)
        case .routingKit: Self.publicAPI
        case .manifest: "Package.swift"
        }
    }
}

/// What packages are generated from.
enum Repository {
    static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// The modules that the generated features and apps use.
    static let platform = [
        "Modules/Routing/RouteMatching", "Modules/Routing/RoutingKit", "Modules/Routing/StageKit",
        "Modules/Routing/RoutingEngine", "Modules/Foundations/DesignKit",
        "Modules/Foundations/StorageKit",
    ]

    /// The files of a folder of the template, by name.
    static func template(_ folder: String) throws -> [(name: String, text: String)] {
        let url = root.appending(path: "Tests/Scale/Template/\(folder)")
        return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
            .filter { $0.hasSuffix(".swift") }
            .map { ($0, try String(contentsOf: url.appending(path: $0), encoding: .utf8)) }
    }
}
