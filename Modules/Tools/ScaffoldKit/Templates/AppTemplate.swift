import CommandLineKit
import Foundation

/// The files of a new app: those of the app Acme in the folder `Template`, with other names.
///
/// Acme is a package that compiles, and its tests are those that a new app gets.
struct AppTemplate {
    /// The name of the app.
    let name: ModuleName
    /// The name of the feature in place of Home.
    let first: ModuleName
    /// The name of the feature in place of Profile.
    let second: ModuleName
    /// The dependency on the package with the router, as the manifest states it.
    let dependency: String

    private static let dependency = #".package(name: "RoutingApp", path: "../../../..")"#

    /// The texts by their paths.
    /// - Throws: ``CommandError`` if a file of the template can't be read.
    func files() throws(CommandError) -> [String: String] {
        guard let folder = Bundle.module.url(forResource: "Template", withExtension: nil) else {
            throw .data("the program lacks its template; build it again")
        }
        let template = SourceTree(folder)
        var files: [String: String] = [:]
        for path in try template.files(in: ".").map({ String($0.dropFirst(2)) }) {
            // What a build of the template leaves there.
            if path.hasPrefix(".build") || path.hasPrefix(".swiftpm") || path == "Package.resolved"
            {
                continue
            }
            let text = try template.text(path).replacing(Self.dependency, with: dependency)
            files[renamed(path)] = renamed(text)
        }
        return files
    }

    private func renamed(_ text: String) -> String {
        text.replacing(/Acme|acme|Home|home|Profile|profile/) { match in
            switch match.output {
            case "Acme": name.text
            case "acme": name.segment
            case "Home": first.text
            case "home": first.segment
            case "Profile": second.text
            default: second.segment
            }
        }
    }
}
