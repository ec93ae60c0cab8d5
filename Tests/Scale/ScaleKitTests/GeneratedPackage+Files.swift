import Foundation
import Testing

@testable import ScaleKit

/// Generates three features in both shapes, and deletes them afterwards.
func withPackages(_ check: (_ modules: GeneratedPackage, _ one: GeneratedPackage) throws -> Void)
    throws
{
    let folder = FileManager.default.temporaryDirectory.appending(path: "scale-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let packages = try Shape.allCases.map { shape in
        let package = try GeneratedPackage(
            features: 3, shape: shape, in: folder.appending(path: shape.rawValue))
        try package.write()
        return package
    }
    try check(packages[0], packages[1])
}

extension GeneratedPackage {
    /// The text of a file.
    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The texts of the Swift files of features, tests and app, by name.
    func files() throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter {
                $0.hasSuffix(".swift") && !$0.hasPrefix("Platform/") && $0 != "Package.swift"
            }
        return Dictionary(
            uniqueKeysWithValues: try paths.map {
                (URL(filePath: $0).lastPathComponent, try text($0))
            })
    }
}

extension String {
    /// The text without the lines that import a feature or the app.
    var withoutImports: String {
        replacing(/(@testable )?import (Feature[0-9]+|App)\n/, with: "")
    }
}
