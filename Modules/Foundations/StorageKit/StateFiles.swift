import Foundation

/// The files of a state folder. All work with them runs on this actor, never on the main one.
///
/// Each state has a lock of its own, in a file that stays: the state's own file can't be locked,
/// because each change replaces it. The system releases the lock of a process that ends.
actor StateFiles {
    /// Where a state is kept.
    struct Place: Hashable, Sendable {
        let folder: URL
        let name: String

        var file: URL { folder.appending(path: "\(name).json") }
        /// What a change is written to before it replaces the file.
        var unfinished: URL { folder.appending(path: ".\(name).new.json") }
        var lock: URL { folder.appending(path: ".\(name).lock") }
    }

    /// What was found in a file.
    struct Found<Value: Sendable>: Sendable {
        /// The state; `nil` if there is none.
        var value: Value?
        var version: FileVersion?
        /// A part of the file that this version of the app doesn't know, and that a change drops.
        var unknownPart: String?
        /// Why the file was set aside.
        var warning: String?
    }

    /// How long a change waits for a lock that another process holds, usually for milliseconds.
    private static let patience = Duration.seconds(5)
    private static let pause = Duration.milliseconds(5)

    private let disk: FileAccess
    /// The open lock files and folders, so that a change opens nothing but its own file.
    private var locks: [URL: Descriptor] = [:]
    private var folders: [URL: Descriptor] = [:]

    init(_ disk: FileAccess) { self.disk = disk }

    /// The state in a file.
    /// - Parameter known: The version that the caller has.
    /// - Returns: `nil` if the file is the known one.
    /// - Throws: ``StateError`` if there may be a state, which can't be read now.
    func read<Value: Codable & Sendable>(
        _ place: Place, as type: Value.Type, unless known: FileVersion?
    ) async throws(StateError) -> Found<Value>? {
        if let known, known == disk.version(of: place.file) { return nil }
        do throws(CorruptFile) {
            return try found(at: place)
        } catch {
            if let reason = error.unreadable { throw reason }
            // Another process may set it aside and write a good one, so it is read again under the lock.
            let found: Found<Value>? = try await begin(place, unless: nil)
            unlock(place)
            return found
        }
    }

    /// Locks a state and reads it, for a change that ``finish(_:at:keepingCopy:)`` writes or
    /// ``cancel(_:)`` gives up. A file that can be read but not decoded is corrupt: it gets another
    /// name, so that nothing overwrites it.
    /// - Returns: `nil` if the file is the known one.
    func begin<Value: Codable & Sendable>(
        _ place: Place, unless known: FileVersion?
    ) async throws(StateError) -> Found<Value>? {
        try await lock(place)
        if let known, known == disk.version(of: place.file) { return nil }
        if locks[place.lock]?.isLinked == false {
            // Someone has removed the folder; it is made again, with a new lock.
            (locks[place.lock], folders[place.folder]) = (nil, nil)
            try await lock(place)
        }
        do throws(CorruptFile) {
            return try found(at: place)
        } catch {
            if let reason = error.unreadable {
                unlock(place)
                throw reason
            }
            let path = place.file.path
            do {
                let copy = try copy(error.data, of: place, as: "corrupt")
                try disk.remove(place.file)
                return Found(warning: "\(path) is corrupt and now called \(copy): \(error.issue)")
            } catch {
                unlock(place)
                throw StateError(
                    description: "\(path) is corrupt and can't be set aside. Move it elsewhere")
            }
        }
    }

    /// Gives a change up.
    func cancel(_ place: Place) { unlock(place) }

    /// Replaces a locked state as a whole, and unlocks it. A kill or a loss of power at any moment
    /// leaves the old state or the new one: the disk holds the new file before it gets its name, and
    /// the name before the change is reported as saved.
    /// - Parameter keepsCopy: Whether the change drops a part that only a newer version of the app
    ///   knows.
    /// - Returns: The version of the new file, and what to warn the user of.
    func finish(
        _ value: some Encodable & Sendable, at place: Place, keepingCopy keepsCopy: Bool
    ) throws(StateError) -> (version: FileVersion?, warning: String?) {
        defer { unlock(place) }
        var warning: String?
        let version: FileVersion?
        do {
            if keepsCopy, let data = try disk.read(place.file) {
                let copy = try copy(data, of: place, as: "newer")
                warning =
                    "\(place.file.path) has parts that this version of the app doesn't know. "
                    + "A change removes them; \(copy) is a copy."
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            version = try write(try encoder.encode(value), to: place)
            try disk.replace(place.file, by: place.unfinished)
        } catch {
            try? disk.remove(place.unfinished)
            throw StateError(
                description: "\(place.file.path) can't be written: "
                    + FileIssue(error: error).descriptionWithHelp)
        }
        return (version, syncNames(in: place.folder, about: place.file) ?? warning)
    }

    private func write(_ data: Data, to place: Place) throws -> FileVersion? {
        do {
            return try disk.write(data, to: place.unfinished)
        } catch let error as POSIXError where error.code == .EEXIST {
            // Under the lock, a file with this name is left over from a killed process, or planted.
            try disk.remove(place.unfinished)
            return try disk.write(data, to: place.unfinished)
        }
    }

    /// Waits until the disk holds the names of a folder. A failure is only a warning: the file is
    /// there, so reporting an error would make the caller change it twice.
    private func syncNames(in folder: URL, about file: URL) -> String? {
        do {
            let descriptor = try folders[folder] ?? Descriptor(opening: folder)
            folders[folder] = descriptor
            try disk.sync(descriptor, of: folder)
            return nil
        } catch {
            folders[folder] = nil
            let issue = FileIssue(error: error)
            return "\(file.path) is written, but may be lost if the power fails: \(issue)."
        }
    }

    /// A file that is no state of this version, or can't be read at all.
    private struct CorruptFile: Error {
        var data = Data()
        var issue: FileIssue
        var unreadable: StateError?
    }

    private func found<Value: Codable & Sendable>(
        at place: Place
    ) throws(CorruptFile) -> Found<Value> {
        let version = disk.keptVersion(of: place.file)
        let data: Data?
        do {
            data = try disk.read(place.file)
        } catch {
            let issue = FileIssue(error: error)
            let path = place.file.path
            throw CorruptFile(
                issue: issue,
                unreadable: StateError(
                    description: "\(path) can't be read: \(issue.descriptionWithHelp)"))
        }
        guard let data else { return Found() }
        do {
            let value = try JSONDecoder().decode(Value.self, from: data)
            return Found(
                value: value, version: version,
                unknownPart: UnknownParts.first(in: data, readAs: value))
        } catch {
            throw CorruptFile(data: data, issue: FileIssue(error: error))
        }
    }

    /// Writes a copy to the first free name. No existing file is overwritten.
    /// - Returns: The name of the copy.
    private func copy(_ data: Data, of place: Place, as kind: String) throws -> String {
        for number in 1... {
            let copy = place.folder.appending(path: "\(place.name).\(kind)-\(number).json")
            do {
                try disk.write(data, to: copy)
                // Also its name, before the file itself is removed or replaced.
                try disk.sync(try Descriptor(opening: place.folder), of: place.folder)
                return copy.lastPathComponent
            } catch let error as POSIXError where error.code == .EEXIST {
                continue
            } catch {
                try? disk.remove(copy)
                throw error
            }
        }
        return ""
    }

    private func lock(_ place: Place) async throws(StateError) {
        var waited = Duration.zero
        while true {
            if try descriptor(ofLockAt: place).lock() { return }
            guard waited < Self.patience else { break }
            await disk.pause(Self.pause)
            waited += Self.pause
        }
        throw StateError(
            description: "\(place.file.path) can't be changed: another process is changing it. "
                + "Wait a moment, or quit the other process")
    }

    private func unlock(_ place: Place) { locks[place.lock]?.unlock() }

    private func descriptor(ofLockAt place: Place) throws(StateError) -> Descriptor {
        if let descriptor = locks[place.lock] { return descriptor }
        do {
            try makeFolder(place.folder)
        } catch {
            // About the folder, so that all of its files warn with the same sentence.
            let issue = FileIssue(error: error).descriptionWithHelp
            throw StateError(
                description: "the folder \(place.folder.path) can't be used: \(issue)")
        }
        do {
            let descriptor = try Descriptor(
                opening: place.lock, flags: O_RDWR | O_CREAT | O_NOFOLLOW)
            locks[place.lock] = descriptor
            return descriptor
        } catch {
            let issue = FileIssue(error: error).descriptionWithHelp
            throw StateError(
                description: "\(place.file.path) can't be written because of its lock, "
                    + "\(place.lock.path): \(issue)")
        }
    }

    /// Creates a folder and the missing folders above it. After a loss of power they are still there.
    private func makeFolder(_ folder: URL) throws {
        let parent = folder.deletingLastPathComponent()
        do {
            guard try disk.makeFolder(folder) else { return }
        } catch let error as POSIXError where error.code == .ENOENT {
            try makeFolder(parent)
            guard try disk.makeFolder(folder) else { return }
        }
        try disk.sync(try Descriptor(opening: parent), of: parent)
    }
}
