/// The output of `swift-symbolgraph-extract`: the visible declarations of a module as the compiler
/// knows them.
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
                /// The line, from 0.
                let line: Int
                /// The column, from 0.
                let character: Int
            }

            let uri: String
            let position: Position
        }

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let accessLevel: String
        let spi: Bool?
        let swiftExtension: Extension?
        /// The place of the declaration; `nil` if the compiler synthesized it.
        let location: Location?
    }

    struct Relationship: Decodable {
        /// The protocol requirement that a symbol satisfies.
        struct Origin: Decodable {
            let displayName: String
        }

        let kind: String
        let source: String
        let target: String
        /// The name of the target if another module declares it.
        let targetFallback: String?
        let sourceOrigin: Origin?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}
