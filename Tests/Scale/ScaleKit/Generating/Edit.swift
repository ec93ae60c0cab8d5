import Foundation

/// A change of one line in a generated package.
package enum Edit: String, CaseIterable, Sendable {
    /// A text in the body of a screen.
    case screen
    /// A property of a Navigator's public parameters.
    case parameters
    /// A declaration in RoutingKit's public API.
    case routingKit
    /// A comment in the manifest.
    case manifest

    /// The file that it changes.
    package func path(in package: GeneratedPackage) -> String {
        let feature = package.editedFeature
        return switch self {
        case .screen: package.path(of: "\(feature.name)ItemScreen.swift", in: feature)
        case .parameters: package.path(of: "\(feature.name)ItemNavigator.swift", in: feature)
        case .routingKit: GeneratedPackage.publicAPI
        case .manifest: "Package.swift"
        }
    }

    /// Makes the change.
    /// - Parameters:
    ///   - package: The package.
    ///   - revision: A number that the file doesn't contain yet, so that its text is new.
    /// - Throws: ``ScaleError`` if the file can't be read or written, or isn't the expected one.
    package func apply(to package: GeneratedPackage, revision: Int) throws(ScaleError) {
        let path = path(in: package)
        let file = package.folder.appending(path: path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ScaleError("\(file.path) can't be read")
        }
        let changed = text.replacing(/revision[0-9]+/, with: "revision\(revision)")
        guard changed != text else { throw ScaleError("\(file.path) has no line to change") }
        try package.save(changed, to: path)
    }
}
