public import Foundation

/// Where the user's changes are kept: one JSON file a name.
public struct StateFolder {
    /// The folder; made at the first write.
    public let url: URL

    private let warn: (String) -> Void

    /// Names a folder.
    /// - Parameters:
    ///   - url: The folder.
    ///   - warn: Told in a sentence when a file can't be read or written.
    public init(_ url: URL, warn: @escaping (String) -> Void) {
        self.url = url
        self.warn = warn
    }

    /// The last complete state, or `nil` if there is none. A corrupt file is set aside under
    /// another name, so that it can be looked at and is never overwritten.
    func read<Value: Decodable>(_ name: String, as type: Value.Type) -> Value? {
        let file = file(name)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: file))
        } catch {
            setAside(file, because: error)
            return nil
        }
    }

    /// Replaces the state as a whole: a kill at any moment leaves the old one or the new one.
    func write(_ value: some Encodable, to name: String) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(value).write(to: file(name), options: .atomic)
        } catch {
            warn(
                "\(file(name).path) can't be written, so the change lasts until the app ends: \(error)"
            )
        }
    }

    private func file(_ name: String) -> URL { url.appending(path: "\(name).json") }

    private func setAside(_ file: URL, because error: any Error) {
        let name = file.deletingPathExtension().lastPathComponent
        let free = (1...).lazy.map { url.appending(path: "\(name).corrupt-\($0).json") }
            .first { !FileManager.default.fileExists(atPath: $0.path) }
        do {
            guard let free else { return }
            try FileManager.default.moveItem(at: file, to: free)
            warn("\(file.path) is corrupt and now called \(free.lastPathComponent): \(error)")
        } catch {
            warn("\(file.path) is corrupt and can't be set aside: \(error)")
        }
    }
}
