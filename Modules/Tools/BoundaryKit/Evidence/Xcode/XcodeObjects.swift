import Foundation

/// An object of an Xcode project, such as a target or a group of files.
struct XcodeObject {
    let values: [String: Any]

    var isa: String { self["isa"] ?? "" }

    subscript(key: String) -> String? { values[key] as? String }

    func ids(_ key: String) -> [String] { values[key] as? [String] ?? [] }

    func object(_ key: String) -> XcodeObject {
        XcodeObject(values: values[key] as? [String: Any] ?? [:])
    }
}

/// The objects in a file `project.pbxproj`, by their identifiers.
struct XcodeObjects {
    let file: String
    let root: XcodeObject
    private let objects: XcodeObject
    /// The identifiers at the beginning of each line, with their columns.
    private let lines: [(id: String, column: Int)]
    /// The lines, from 0, on which objects are defined.
    private let definitions: [String: Int]

    init(of source: [UInt8], file: String) throws(EvidenceError) {
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: Data(source), format: nil)
        } catch {
            throw .unreadableFile(file, reason: "isn't a property list; open the project in Xcode")
        }
        let project = XcodeObject(values: list as? [String: Any] ?? [:])
        objects = project.object("objects")
        guard let id = project["rootObject"], objects.values[id] != nil else {
            throw .unreadableFile(file, reason: "contains no project; open it in Xcode")
        }
        self.file = file
        root = objects.object(id)
        let texts = source.split(separator: 10, omittingEmptySubsequences: false)
        let lines = texts.map { line in
            let start = line.prefix { $0 == 9 || $0 == 32 }.count
            let id = line.dropFirst(start).prefix { byte in
                Unicode.Scalar(byte).properties.isAlphabetic || (48...57).contains(byte)
                    || byte == UInt8(ascii: "_")
            }
            return (id: String(decoding: id, as: UTF8.self), column: start + 1)
        }
        let definitions = texts.indices.filter { line in
            !lines[line].id.isEmpty && String(decoding: texts[line], as: UTF8.self).contains(" = {")
        }
        self.lines = lines
        self.definitions = Dictionary(first: definitions.map { (lines[$0].id, $0) })
    }

    subscript(id: String) -> XcodeObject { objects.object(id) }

    var all: [XcodeObject] { objects.values.keys.map { objects.object($0) } }

    func list(_ key: String, of object: XcodeObject) -> [XcodeObject] {
        object.ids(key).map { self[$0] }
    }

    func buildFiles(of target: XcodeObject, in phase: String) -> [(id: String, object: XcodeObject)]
    {
        list("buildPhases", of: target).filter { $0.isa == phase }
            .flatMap { $0.ids("files") }.map { ($0, self[$0]) }
    }

    /// The place of an object, or where the definition of another one mentions it; that of the
    /// other one, or the beginning of the file, if it isn't found.
    func place(of id: String, in object: String? = nil) -> SourcePlace {
        guard let start = definitions[object ?? id] else { return SourcePlace(file: file) }
        let line = lines[start...].firstIndex { $0.id == id } ?? start
        return SourcePlace(file: file, line: line + 1, column: lines[line].column)
    }
}

/// The files of the targets of an Xcode project, and its build settings.
struct XcodeFiles {
    private let objects: XcodeObjects
    private let root: PackageFolder
    /// The paths of files and folders by their identifiers, relative to the common folder.
    private var paths: [String: String] = [:]
    /// The settings in the files of configurations, by the paths of the files.
    private var settingsFiles: [String: [String: String]] = [:]

    init(_ objects: XcodeObjects, folder: String, in root: PackageFolder) {
        self.objects = objects
        self.root = root
        let top = (objects.root["projectDirPath"] ?? "").inside(folder).normalized
        var pending = [(id: objects.root["mainGroup"] ?? "", folder: top)]
        while let (id, folder) = pending.popLast() {
            let group = objects[id]
            let base = group["sourceTree"] == "SOURCE_ROOT" ? top : folder
            // Files of the SDK and of the build aren't sources.
            guard ["<group>", "SOURCE_ROOT"].contains(group["sourceTree"]), paths[id] == nil else {
                continue
            }
            let path = (group["path"] ?? "").inside(base).normalized
            paths[id] = path
            pending += group.ids("children").map { ($0, path) }
        }
        for configuration in objects.all where configuration.isa == "XCBuildConfiguration" {
            if let file = file(of: configuration) { read(file) }
        }
    }

    var packages: [String] {
        Set(paths.values).filter { LocalFolders.holdsTargets(root.url.appending(folder: $0)) }
            .sorted()
    }

    func folders(of target: String) -> [String] {
        objects[target].ids("fileSystemSynchronizedGroups").compactMap { paths[$0] }
    }

    func sources(of target: String) -> [String] {
        let own = Set(objects[target].ids("fileSystemSynchronizedGroups"))
        var files = objects.buildFiles(of: objects[target], in: "PBXSourcesBuildPhase")
            .compactMap { $0.object["fileRef"].flatMap { paths[$0] } }
        for (id, path) in paths {
            let group = objects[id]
            guard group.isa == "PBXFileSystemSynchronizedRootGroup" else { continue }
            // What a target with the folder leaves out, and one without it takes.
            let exceptions = objects.list("exceptions", of: group)
                .filter { $0["target"] == target }
                .flatMap { $0.ids("membershipExceptions") }.map { $0.inside(path) }
            guard own.contains(id) || !exceptions.isEmpty else { continue }
            files += root.sources(in: path).filter { file in
                let isException = exceptions.contains { file == $0 || file.isInside($0) }
                return own.contains(id) != isException
            }
        }
        return Set(files.filter { $0.hasSuffix(".swift") }).sorted()
    }

    /// The build settings of the configurations of a target or of the project, each before those of
    /// its file `.xcconfig`, and those without a condition before the others.
    func settings(of owner: XcodeObject) -> [[String: String]] {
        let list = objects[owner["buildConfigurationList"] ?? ""]
        return objects.list("buildConfigurations", of: list).flatMap { configuration in
            let own = configuration.object("buildSettings").values.compactMapValues {
                $0 as? String ?? ($0 as? [String])?.joined(separator: " ")
            }
            let file = file(of: configuration).flatMap { settingsFiles[$0] } ?? [:]
            return [own, file].flatMap(Self.byCondition)
        }
    }

    /// The settings without a condition, and then each that has one, such as `[sdk=macosx*]`, by
    /// its name alone. Which of the conditions hold is known only during a build.
    private static func byCondition(_ settings: [String: String]) -> [[String: String]] {
        let conditional = settings.filter { $0.key.contains("[") }.sorted { $0.key < $1.key }
        return [settings] + conditional.map { [String($0.key.prefix { $0 != "[" }): $0.value] }
    }

    private func file(of configuration: XcodeObject) -> String? {
        if let reference = configuration["baseConfigurationReference"] { return paths[reference] }
        let anchor = configuration["baseConfigurationReferenceAnchor"].flatMap { paths[$0] }
        return anchor.flatMap { folder in
            configuration["baseConfigurationReferenceRelativePath"]?.inside(folder).normalized
        }
    }

    /// Reads a file `.xcconfig`, with those that it includes, once.
    @discardableResult
    private mutating func read(_ path: String) -> [String: String] {
        if let known = settingsFiles[path] { return known }
        // A file that includes itself adds nothing more.
        settingsFiles[path] = [:]
        guard let bytes = try? root.bytes(of: path) else { return [:] }
        var settings: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let line = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
            if let include = line.wholeMatch(of: /#include\??\s*"(.*)"/)?.1 {
                let other = String(include).inside(path.parentFolder).normalized
                settings.merge(read(other)) { $1 }
            } else if let setting = line.wholeMatch(of: /(\w+(?:\[.*\])?)\s*=\s*(.*?);?/) {
                settings[String(setting.1)] = String(setting.2)
            }
        }
        settingsFiles[path] = settings
        return settings
    }
}

/// The build settings of a target. Of several values of a setting, the first one counts most.
struct XcodeSettings {
    let settings: [[String: String]]
    let target: String

    /// The values of a setting whose variables are known.
    private func values(of key: String) -> [String] {
        settings.compactMap { $0[key] }.map { expanded($0) }.filter { value in
            !value.isEmpty && !value.contains("$") && !value.contains(Self.unknown)
        }
    }

    /// The name of the module. One that Xcode alone knows is that of the target.
    var moduleName: String {
        (["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.flatMap(values).first ?? target).moduleName
    }

    /// The flags of `#if` that one of the configurations sets, ordered; `nil` if only Xcode knows.
    var flags: [String]? {
        func words(_ key: String) -> [String] {
            settings.map { expanded($0[key] ?? "", withAll: true) }.joined(separator: " ")
                .split(whereSeparator: \.isWhitespace).map(String.init)
                .filter { !["$(inherited)", "${inherited}", Self.unknown].contains($0) }
        }
        let flags =
            words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + words("OTHER_SWIFT_FLAGS").definitions
        let isKnown = flags.allSatisfy { !$0.contains("$") && !$0.contains(Self.unknown) }
        return isKnown ? Set(flags + ["DEBUG"]).sorted() : nil
    }

    /// What is in place of a variable that only Xcode knows.
    private static let unknown = "\u{FFFD}"

    /// A value with others in place of its variables, such as `$(NAME:default=$(TARGET_NAME))`, the
    /// innermost first. A variable that has several values counts as the first of them, or as all.
    private func expanded(_ value: String, withAll isList: Bool = false) -> String {
        var text = value
        // A variable can contain itself.
        for _ in 0..<20 {
            guard let match = text.firstMatch(of: /\$[({](\w+)((?::[^$(){}]*)?)[)}]/) else { break }
            let name = String(match.1)
            let values = name == "TARGET_NAME" ? [target] : settings.compactMap { $0[name] }
            let known = isList ? Set(values).sorted().joined(separator: " ") : values.first ?? ""
            let preset = match.2.firstMatch(of: /:default=(.*)/).map { String($0.1) }
            let unset = preset ?? (values.isEmpty ? Self.unknown : "")
            text.replaceSubrange(match.range, with: known.isEmpty ? unset : known)
        }
        return text
    }
}
