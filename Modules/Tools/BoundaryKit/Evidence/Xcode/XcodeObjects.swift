import Foundation

/// The objects in a file `project.pbxproj`, by their identifiers.
struct XcodeObjects: Sendable {
    /// The text of the file.
    let text: String
    /// The project itself.
    let root: XcodeObject
    private let objects: [String: XcodeObject]

    /// Reads the property list.
    /// - Throws: `unreadableFile` if it is none, or has no project.
    init(of source: [UInt8], file: String) throws(EvidenceError) {
        text = String(decoding: source, as: UTF8.self)
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: Data(source), format: nil)
        } catch {
            throw .unreadableFile(file, reason: "isn't a property list; open the project in Xcode")
        }
        let values = JSONValue(propertyList: list)
        objects = values["objects"].members.mapValues { XcodeObject(values: $0.members) }
        guard case .string(let id) = values["rootObject"], let root = objects[id] else {
            throw .unreadableFile(file, reason: "contains no project; open it in Xcode")
        }
        self.root = root
    }

    /// The object with an identifier; an empty one if there is none.
    subscript(id: String) -> XcodeObject { objects[id] ?? XcodeObject(values: [:]) }

    /// The objects to which a list of an object refers.
    func list(_ key: String, of object: XcodeObject) -> [XcodeObject] {
        object.ids(key).map { self[$0] }
    }

    /// The files and products that the phases of a target build, such as `PBXSourcesBuildPhase`.
    func buildFiles(of target: XcodeObject, in phase: String) -> [(id: String, object: XcodeObject)]
    {
        list("buildPhases", of: target).filter { $0.isa == phase }
            .flatMap { $0.ids("files") }.map { ($0, self[$0]) }
    }

    /// The names of targets by their identifiers, and by the names of their modules where those
    /// differ. A name that isn't a word is replaced by that of the module.
    func names(of targets: [String]) -> (byIdentifier: [String: String], byModule: [String: String])
    {
        let modules = Dictionary(grouping: targets, by: moduleName).filter { $0.value.count == 1 }
        let names = targets.reduce(into: [String: String]()) { names, target in
            let (name, module) = (self[target]["name"] ?? target, moduleName(of: target))
            let isWord = name == name.moduleName
            names[target] = isWord || modules[module] == nil ? name.moduleName : module
        }
        let imported = modules.compactMapValues { names[$0[0]] }.filter { $0.key != $0.value }
        return (names, imported)
    }

    private func moduleName(of target: String) -> String {
        let name = self[target]["name"] ?? ""
        let configurations = list(
            "buildConfigurations", of: self[self[target]["buildConfigurationList"] ?? ""])
        let settings = configurations.map { $0.texts("buildSettings") }
        let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].flatMap { key in
            settings.compactMap { $0[key]?.replacing("$(TARGET_NAME)", with: name) }
        }
        // Another variable can't be known without Xcode.
        return (names.first { !$0.contains("$") } ?? name).moduleName
    }
}

extension JSONValue {
    /// A property list, in which numbers and dates are texts.
    fileprivate init(propertyList value: Any) {
        self =
            switch value {
            case let values as [String: Any]:
                .object(values.mapValues(JSONValue.init(propertyList:)))
            case let values as [Any]: .array(values.map(JSONValue.init(propertyList:)))
            default: .string("\(value)")
            }
    }

    fileprivate var members: [String: JSONValue] {
        if case .object(let values) = self { values } else { [:] }
    }

    fileprivate subscript(key: String) -> JSONValue { members[key] ?? .null }
}
