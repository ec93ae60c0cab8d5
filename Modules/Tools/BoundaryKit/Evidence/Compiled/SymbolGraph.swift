/// What `swift-symbolgraph-extract` writes about a module: what it shows, by the compiler's own
/// account.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable {
            let precise: String
        }

        struct Kind: Decodable {
            let identifier: String
        }

        struct Extension: Decodable {
            let extendedModule: String
        }

        struct Location: Decodable {
            struct Position: Decodable {
                /// From 0.
                let line: Int
                /// From 0.
                let character: Int
            }

            let uri: String
            let position: Position
        }

        /// Only whether there is one matters.
        struct Comment: Decodable {}

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let accessLevel: String
        let spi: Bool?
        let swiftExtension: Extension?
        /// Where it stands; `nil` if the compiler wrote it.
        let location: Location?
        let docComment: Comment?
    }

    struct Relationship: Decodable {
        /// The requirement of a protocol that a symbol fulfils.
        struct Origin: Decodable {
            let displayName: String
        }

        let kind: String
        let source: String
        let target: String
        /// The name of the target if it is another module's.
        let targetFallback: String?
        let sourceOrigin: Origin?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}
