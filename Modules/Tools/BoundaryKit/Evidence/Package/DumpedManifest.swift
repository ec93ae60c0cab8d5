/// The output of `swift package dump-package`, as far as it is needed: a manifest with its conditions
/// and settings, but without the folders and sources that SwiftPM finds.
struct DumpedManifest: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        /// Its folder; `nil` if the manifest names none.
        let path: String?
        let exclude: [String]?
        /// Its source files and folders; `nil` for all in its folder.
        let sources: [String]?
        let resources: [Resource]?
        /// Whether it shares `package` declarations with the other modules of the package.
        let packageAccess: Bool
        let dependencies: [Dependency]
        let pluginUsages: [Dependency]?
        let settings: [Setting]
    }

    struct Resource: Decodable {
        let path: String
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
        let type: OnlyKey
    }

    struct Platform: Decodable {
        let platformName: String
    }

    let name: String
    /// The platforms with a minimum version; missing if there are none.
    let platforms: [Platform]?
    let targets: [Target]
    let products: [Product]
    let dependencies: [PackageDependency]?

    /// The key of an object that has one, such as `{"library": ["automatic"]}`.
    struct OnlyKey: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: DynamicKey.self).onlyKey().stringValue
        }
    }

    /// The condition of a dependency or a setting.
    struct Condition: Decodable {
        /// The platforms; all if empty or missing.
        let platformNames: [String]?
        /// The traits, one of which must be enabled; no condition if empty or missing.
        let traits: [String]?
        /// `debug` or `release`; both if missing.
        let config: String?

        /// The parts of the condition as text, such as `linux` and `trait Menu`.
        var words: [String] {
            (platformNames ?? []) + [config].compactMap { $0 }
                + (traits ?? []).sorted().map { "trait \($0)" }
        }
    }

    /// A dependency of a target: `{"byName": ["Shop", null]}`.
    struct Dependency: Decodable {
        /// The name of a target, or of a product of another package.
        let name: String
        /// The package of the product, if the manifest names it.
        let package: String?
        /// The names under which the modules of the product are imported instead of their own.
        let aliases: [String: String]
        /// The condition of the dependency; `nil` if there is none.
        let condition: Condition?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: DynamicKey.self)
            let kind = try container.onlyKey()
            var parts = try container.nestedUnkeyedContainer(forKey: kind)
            name = try parts.decode(String.self)
            switch kind.stringValue {
            case "byName", "target":
                (package, aliases) = (nil, [:])
                condition = try parts.decodeIfPresent(Condition.self)
            case "product":
                package = try parts.decodeIfPresent(String.self)
                aliases = try parts.decodeIfPresent([String: String].self) ?? [:]
                condition = try parts.decodeIfPresent(Condition.self)
            case "plugin": (package, aliases, condition) = (nil, [:], nil)
            default:
                throw DecodingError.dataCorruptedError(
                    forKey: kind, in: container,
                    debugDescription: "the kind of dependency is unknown")
            }
        }
    }

    /// A dependency of a package: `{"fileSystem": [{"identity": "far", "path": "/work/Far"}]}`.
    struct PackageDependency: Decodable {
        private struct Values: Decodable {
            let identity: String
            let path: String?
            let location: Location?
        }

        private struct Location: Decodable {
            struct Remote: Decodable {
                let urlString: String
            }

            let remote: [Remote]?
            let local: [String]?
        }

        /// The identity of the package, such as `swift-nio`.
        let identity: String
        /// The folder of a local package; `nil` for others.
        let path: String?
        /// The URL or the path of its repository; `nil` if it has none.
        let repository: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: DynamicKey.self)
            var list = try container.nestedUnkeyedContainer(forKey: container.onlyKey())
            let values = try list.decode(Values.self)
            identity = values.identity
            path = values.path
            repository = values.location?.remote?.first?.urlString ?? values.location?.local?.first
        }
    }

    /// A setting of a target:
    /// `{"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"}`.
    struct Setting: Decodable {
        private enum Key: CodingKey {
            case kind, tool, condition
        }

        /// A string, or a list of strings.
        private struct Value: Decodable {
            let words: [String]

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                let word = try? container.decode(String.self)
                words = try word.map { [$0] } ?? container.decode([String].self)
            }
        }

        /// The setting as text, such as `enableUpcomingFeature ExistentialAny`, `define MENU when
        /// debug` or `linker linkedLibrary z`.
        let words: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            let tool = try container.decode(String.self, forKey: .tool)
            let kinds = try container.nestedContainer(keyedBy: DynamicKey.self, forKey: .kind)
            let kind = try kinds.onlyKey()
            // The keys of the values are their positions: `_0`, `_1`.
            let values = try kinds.decode([String: Value].self, forKey: kind)
                .sorted { $0.key < $1.key }.flatMap(\.value.words)
            let setting = (tool == "swift" ? [] : [tool]) + [kind.stringValue] + values
            let condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
            let circumstances = condition?.words.joined(separator: ", ") ?? ""
            words =
                setting.joined(separator: " ")
                + (circumstances.isEmpty ? "" : " when \(circumstances)")
        }
    }
}

/// A key of an object in JSON in which the keys are values.
struct DynamicKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<DynamicKey> {
    /// The only key of an object.
    fileprivate func onlyKey() throws -> DynamicKey {
        guard allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: "it should have exactly one key"))
        }
        return allKeys[0]
    }
}
