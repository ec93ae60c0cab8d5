public import Foundation

/// Where the user's changes are kept: one JSON file for each name. Processes may share a folder.
///
/// Only the user of the system may read the folder and its files, as far as the app has created
/// them.
public struct StateFolder {
    /// The folder. The first write creates it.
    let url: URL
    /// Receives a sentence when a file can't be read or written.
    let warn: (String) -> Void
    let disk: FileAccess
    /// Whether other processes, or other storages of this one, change its files.
    let isShared: Bool

    /// Names a folder.
    /// - Parameters:
    ///   - url: The folder.
    ///   - isShared: Whether other processes, or other storages of this one, change its files. If not,
    ///     each is read once: for a server with a folder for each of its users.
    ///   - warn: Receives a sentence when a file can't be read or written.
    public init(_ url: URL, isShared: Bool = true, warn: @escaping (String) -> Void) {
        self.init(url, disk: FileAccess(), isShared: isShared, warn: warn)
    }

    /// The folder of a feature's own states; that of the container's if `nil`.
    func folder(of scope: String?) -> URL { scope.map { url.appending(path: $0) } ?? url }

    init(_ url: URL, disk: FileAccess, isShared: Bool = true, warn: @escaping (String) -> Void) {
        self.url = url
        self.disk = disk
        self.isShared = isShared
        var last: String?
        self.warn = { sentence in
            if last != sentence { warn(sentence) }
            last = sentence
        }
    }
}

/// Why a change of the user's state is not saved, as the end of a sentence.
public struct StateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Names the file, the reason and the way out. The last sentence has no full stop, so that it
    /// can end another one.
    public let description: String
}
