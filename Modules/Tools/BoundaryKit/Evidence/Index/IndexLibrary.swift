import Foundation

/// The functions of `libIndexStore`, the library of the toolchain that reads the compiler's index.
struct IndexLibrary {
    typealias Handle = UnsafeMutableRawPointer
    typealias Text = iovec
    typealias Visit = @convention(c) (Handle?, Handle?) -> Bool
    typealias Open = @convention(c) (Handle, UnsafePointer<CChar>, Handle?) -> Handle?
    typealias Close = @convention(c) (Handle) -> Void
    typealias Apply = @convention(c) (Handle, Handle?, Visit) -> Bool
    typealias GetText = @convention(c) (Handle) -> Text
    typealias GetNumber = @convention(c) (Handle) -> UInt32
    typealias GetRoles = @convention(c) (Handle) -> UInt64
    typealias GetHandle = @convention(c) (Handle) -> Handle?

    let openStore: @convention(c) (UnsafePointer<CChar>, Handle?) -> Handle?
    /// The version of its format, by which the folder in a store is named.
    let formatVersion: @convention(c) () -> UInt32
    let place:
        @convention(c) (Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
    // The others, by their types.
    let openUnit: Open, openRecord: Open
    let closeStore: Close, closeUnit: Close, closeRecord: Close
    let dependencies: Apply, occurrences: Apply, relations: Apply
    let mainFile: GetText, dependencyName: GetText, dependencyPath: GetText
    let name: GetText, identifier: GetText
    let dependencyKind: GetNumber, kind: GetNumber, subkind: GetNumber
    let roles: GetRoles, relationRoles: GetRoles, properties: GetRoles
    let symbol: GetHandle, relatedSymbol: GetHandle

    /// Loads the library. It stays loaded until the process ends.
    /// - Throws: `unreadableFile` if the library or one of its functions is missing.
    init(at path: String) throws(EvidenceError) {
        guard let library = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "it can't be loaded"
            throw .unreadableFile(
                path, reason: "can't be loaded: \(reason); use a toolchain that contains it")
        }
        func function<Function>(_ name: String) throws(EvidenceError) -> Function {
            guard let address = dlsym(library, "indexstore_\(name)") else {
                throw .unreadableFile(
                    path, reason: "has no function indexstore_\(name); use another toolchain")
            }
            return unsafeBitCast(address, to: Function.self)
        }
        openStore = try function("store_create")
        closeStore = try function("store_dispose")
        formatVersion = try function("format_version")
        openUnit = try function("unit_reader_create")
        closeUnit = try function("unit_reader_dispose")
        mainFile = try function("unit_reader_get_main_file")
        dependencies = try function("unit_reader_dependencies_apply_f")
        dependencyKind = try function("unit_dependency_get_kind")
        dependencyName = try function("unit_dependency_get_name")
        dependencyPath = try function("unit_dependency_get_filepath")
        openRecord = try function("record_reader_create")
        closeRecord = try function("record_reader_dispose")
        occurrences = try function("record_reader_occurrences_apply_f")
        symbol = try function("occurrence_get_symbol")
        roles = try function("occurrence_get_roles")
        place = try function("occurrence_get_line_col")
        relations = try function("occurrence_relations_apply_f")
        relationRoles = try function("symbol_relation_get_roles")
        relatedSymbol = try function("symbol_relation_get_symbol")
        kind = try function("symbol_get_kind")
        subkind = try function("symbol_get_subkind")
        properties = try function("symbol_get_properties")
        name = try function("symbol_get_name")
        identifier = try function("symbol_get_usr")
    }
}

extension IndexLibrary {
    func visit(_ apply: Apply, of object: Handle, _ body: (Handle) -> Void) {
        withoutActuallyEscaping(body) { body in
            var body = body
            withUnsafeMutablePointer(to: &body) { context in
                _ = apply(object, context) { context, object in
                    guard let context, let object else { return false }
                    context.assumingMemoryBound(to: ((Handle) -> Void).self).pointee(object)
                    return true
                }
            }
        }
    }
}

extension IndexLibrary.Text {
    var string: String {
        guard let start = iov_base, iov_len > 0 else { return "" }
        return String(
            decoding: UnsafeRawBufferPointer(start: start, count: Int(iov_len)), as: UTF8.self)
    }
}
