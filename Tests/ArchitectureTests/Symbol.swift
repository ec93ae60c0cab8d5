import Foundation
import Testing

/// A public, package or SPI declaration in a symbol graph.
struct Symbol: Decodable {
    struct Identifier: Decodable {
        let precise: String
    }

    struct Kind: Decodable {
        let identifier: String
    }

    struct Location: Decodable {
        struct Position: Decodable {
            let line: Int
        }

        let uri: URL
        let position: Position
    }

    /// Only whether there is one matters.
    struct Comment: Decodable {}

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
    /// Where it stands; `nil` if the compiler wrote it.
    let location: Location?

    /// Whether it is a whole extension of another module's type.
    var isExtension: Bool { kind.identifier == "swift.extension" }

    /// Its name with the types around it.
    var name: String { pathComponents.joined(separator: ".") }

    /// Its file, from the package's folder.
    var file: String? {
        let root = Repository.root.path(percentEncoded: false)
        let path = location?.uri.path(percentEncoded: false)
        return path?.replacing(root, with: "", maxReplacements: 1)
    }

    /// Where a failure of a rule points.
    var place: SourceLocation {
        // Graphs count lines from 0.
        .file(file ?? "Package.swift", line: (location?.position.line ?? 0) + 1)
    }
}
