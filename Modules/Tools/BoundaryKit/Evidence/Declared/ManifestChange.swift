/// The modules whose declarations in a manifest have changed.
package struct ManifestChange: Hashable, Sendable {
    /// The names of the new and changed modules, ordered by name; `nil` if the change can affect
    /// how every module is built.
    let modules: [String]?

    /// Creates a change.
    /// - Parameter modules: The names of the new and changed modules; `nil` for every module.
    package init(modules: [String]?) {
        self.modules = modules?.sorted()
    }

    /// Compares two manifests in the output of `dump-package`. A difference outside of targets and
    /// products, such as in the platforms or the dependencies of the package, affects every module.
    init(from old: JSONValue, to new: JSONValue) {
        guard old.configuration == new.configuration else {
            self.init(modules: nil)
            return
        }
        let known = Set(old.targets)
        self.init(
            modules: new.targets.filter { !known.contains($0) }
                .compactMap { $0["name"]?.text?.moduleName })
    }
}

extension JSONValue {
    fileprivate var targets: [JSONValue] {
        guard case .array(let targets) = self["targets"] else { return [] }
        return targets
    }

    /// The manifest without targets, products and the folder of the package.
    fileprivate var configuration: [String: JSONValue] {
        guard case .object(var values) = self else { return [:] }
        for key in ["targets", "products", "packageKind"] { values[key] = nil }
        return values
    }

    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

    fileprivate subscript(key: String) -> JSONValue? {
        if case .object(let values) = self { values[key] } else { nil }
    }
}
