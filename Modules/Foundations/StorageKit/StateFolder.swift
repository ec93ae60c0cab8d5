public import Foundation

/// Where the user's changes are kept: one JSON file a name.
public struct StateFolder {
    /// The folder; made at the first write.
    public let url: URL

    private let warn: (String) -> Void
    private let files: FileAccess

    /// Names a folder.
    /// - Parameters:
    ///   - url: The folder.
    ///   - warn: Told in a sentence when a file can't be read or written.
    public init(_ url: URL, warn: @escaping (String) -> Void) {
        self.init(url, files: .system, warn: warn)
    }

    init(_ url: URL, files: FileAccess, warn: @escaping (String) -> Void) {
        self.url = url
        self.files = files
        self.warn = warn
    }

    /// The last complete state, or `nil` if there is none. A corrupt file is set aside under
    /// another name, so that it can be looked at and is never overwritten.
    func read<Value: Decodable>(_ name: String, as type: Value.Type) -> Value? {
        let file = file(name)
        do {
            return try files.read(file).map { try JSONDecoder().decode(type, from: $0) }
        } catch {
            setAside(file, because: FileFault(error: error))
            return nil
        }
    }

    /// Replaces the state as a whole: a kill at any moment leaves the old one or the new one.
    func write(_ value: some Encodable, to name: String) {
        let file = file(name)
        // A name of its own for each process, so that no two write the same file.
        let new = url.appending(path: ".\(name).\(ProcessInfo.processInfo.processIdentifier).json")
        do {
            try files.makeFolder(url)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try files.write(encoder.encode(value), new)
            try files.replace(file, new)
        } catch {
            files.remove(new)
            warn(
                "\(file.path) can't be written, so the change lasts until the app ends: "
                    + "\(FileFault(error: error))")
        }
    }

    private func file(_ name: String) -> URL { url.appending(path: "\(name).json") }

    private func setAside(_ file: URL, because fault: FileFault) {
        let name = file.deletingPathExtension().lastPathComponent
        for number in 1...100 {
            let free = url.appending(path: "\(name).corrupt-\(number).json")
            if FileManager.default.fileExists(atPath: free.path) { continue }
            do {
                try files.rename(file, free)
                warn("\(file.path) is corrupt and now called \(free.lastPathComponent): \(fault)")
            } catch {
                warn("\(file.path) is corrupt and can't be set aside: \(fault)")
            }
            return
        }
        warn("\(file.path) is corrupt, as 100 before it that are set aside: \(fault)")
    }
}
