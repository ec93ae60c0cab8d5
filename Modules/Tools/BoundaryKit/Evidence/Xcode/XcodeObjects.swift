import CommandLineKit
import Foundation

/// An object of an Xcode project, such as a target or a group of files.
struct XcodeObject: Sendable {
    let values: [String: JSONValue]

    /// Its kind, such as `PBXNativeTarget`.
    var isa: String { self["isa"] ?? "" }

    /// A text.
    subscript(key: String) -> String? { values[key]?.text }

    /// A list of texts, such as the identifiers of other objects.
    func ids(_ key: String) -> [String] { values[key]?.elements.compactMap(\.text) ?? [] }

    /// A dictionary of texts.
    func texts(_ key: String) -> [String: String] {
        values[key]?.members.compactMapValues(\.text) ?? [:]
    }
}

/// The objects in a file `project.pbxproj`, by their identifiers.
struct XcodeObjects: Sendable {
    /// The path of the file.
    let file: String
    /// The project itself.
    let root: XcodeObject
    private let objects: [String: XcodeObject]
    /// The identifiers at the beginning of each line, with their columns.
    private let lines: [(id: String, column: Int)]
    /// The lines, from 0, on which objects are defined.
    private let definitions: [String: Int]

    /// Reads the property list.
    /// - Throws: `unreadableFile` if it is none, or has no project.
    init(of source: [UInt8], file: String) throws(EvidenceError) {
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: Data(source), format: nil)
        } catch {
            throw .unreadableFile(file, reason: "isn't a property list; open the project in Xcode")
        }
        let values = JSONValue(propertyList: list)
        objects = values["objects"].members.mapValues { XcodeObject(values: $0.members) }
        guard let id = values["rootObject"].text, let root = objects[id] else {
            throw .unreadableFile(file, reason: "contains no project; open it in Xcode")
        }
        self.file = file
        self.root = root
        let texts = source.split(separator: 10, omittingEmptySubsequences: false)
        lines = texts.map { line in
            let start = line.prefix { $0 == 9 || $0 == 32 }.count
            let id = line.dropFirst(start).prefix { byte in
                Unicode.Scalar(byte).properties.isAlphabetic || (48...57).contains(byte)
                    || byte == UInt8(ascii: "_")
            }
            return (String(decoding: id, as: UTF8.self), start + 1)
        }
        definitions = Dictionary(
            zip(lines.map(\.id), texts).enumerated()
                .filter { !$0.element.0.isEmpty && Array($0.element.1).contains(" = {") }
                .map { ($0.element.0, $0.offset) },
            uniquingKeysWith: { one, _ in one })
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

    /// The place of an object; the beginning of the file if it isn't found.
    func place(of id: String) -> SourcePlace {
        definitions[id].map(place(at:)) ?? SourcePlace(file: file)
    }

    /// The place where the definition of an object mentions another one; that of the object if it
    /// isn't found.
    func place(of id: String, in object: String) -> SourcePlace {
        guard let start = definitions[object] else { return SourcePlace(file: file) }
        return place(at: lines[start...].firstIndex { $0.id == id } ?? start)
    }

    private func place(at line: Int) -> SourcePlace {
        SourcePlace(file: file, line: line + 1, column: lines[line].column)
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
}

/// The build settings in a file `.xcconfig`, with those of the files that it includes.
enum XcodeSettings {
    static func read(_ path: String, in root: PackageFolder, depth: Int = 8) -> [String: String] {
        guard depth > 0, let bytes = try? root.bytes(of: path) else { return [:] }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.reduce(into: [:]) { settings, line in
            let line = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
            if let include = line.wholeMatch(of: /#include\??\s*"(.*)"/)?.1 {
                let other = String(include).inside(path.parentFolder).normalized
                settings.merge(read(other, in: root, depth: depth - 1)) { $1 }
            } else if let setting = line.wholeMatch(of: /(\w+)(?:\[.*\])?\s*=\s*(.*?);?/) {
                settings[String(setting.1)] = String(setting.2)
            }
        }
    }
}
