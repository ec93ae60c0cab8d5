import Dispatch
import Foundation

/// All work with the files of a state folder runs on this actor's own queue: waiting for a disk, or for
/// another process's lock, delays neither the main actor nor other tasks. No function suspends, so changes
/// follow each other in the order in which they were asked for.
actor StateFiles {
    struct Place<Value: Codable & Sendable>: Sendable {
        /// Without extension, such as `Shop/cart`.
        let name: String
        let initial: Value
    }

    typealias Change<Value> = @Sendable (inout Value) -> Void

    struct Known<Value: Sendable>: Sendable {
        /// As last read or written.
        fileprivate(set) var saved: Value
        fileprivate var version: Disk.Version?
        fileprivate var isRead = false
        /// The next attempt repeats them on what the file holds then.
        fileprivate var unsaved: [Change<Value>] = []
        /// The last call has found another value in the file.
        fileprivate(set) var isFound = false
        fileprivate(set) var warning: String?
        fileprivate(set) var readError: StateError?
        fileprivate(set) var unsavedError: StateError?

        init(_ saved: Value) { self.saved = saved }

        var value: Value { unsaved.reduce(into: saved) { $1(&$0) } }
    }

    private let executor = FileQueue()
    /// The states are in memory if `nil`.
    let folder: URL?
    private let disk: Disk
    private var states: [String: Any] = [:]
    /// Stay open, with the file that is locked: a change opens nothing but its own file.
    private var folders: [URL: FileHandle] = [:]
    private var lock: FileHandle?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ folder: URL?, _ disk: Disk) {
        self.folder = folder
        self.disk = disk
    }

    func read<Value>(_ place: Place<Value>) -> Known<Value> {
        var known = known(of: place)
        do throws(StateError) {
            if let file = file(of: place) { try refresh(&known, file, place, isLocked: false) }
            known.readError = nil
        } catch {
            known.readError = error
        }
        states[place.name] = known
        return known
    }

    /// When it returns, the change is on the disk or has failed with a ``StateError`` or its own error; if
    /// the change throws, nothing is written. `early` are changes that are shown already, kept until
    /// saved.
    func change<Value, Success: Sendable>(
        _ place: Place<Value>, after early: [Change<Value>],
        _ change: @Sendable (inout Value) throws -> Success
    ) -> (Known<Value>, Result<Success, any Error>) {
        var known = known(of: place)
        known.unsaved += early
        let result = Result<Success, any Error> {
            try locked(file(of: place)) { file in
                if let file { try refresh(&known, file, place, isLocked: true) }
                var value = known.value
                let result = try change(&value)
                if let file { known.version = try write(value, to: file, &known.warning) }
                (known.saved, known.unsaved) = (value, [])
                (known.readError, known.unsavedError) = (nil, nil)
                return result
            }
        }
        if case .failure(let error as StateError) = result, !known.unsaved.isEmpty {
            known.unsavedError = error
        }
        states[place.name] = known
        return (known, result)
    }

    private func known<Value>(of place: Place<Value>) -> Known<Value> {
        var known = states[place.name] as? Known<Value> ?? Known(place.initial)
        (known.isFound, known.warning) = (false, nil)
        return known
    }

    private func file<Value>(of place: Place<Value>) -> URL? {
        folder?.appending(path: "\(place.name).json")
    }

    /// A file that can't be decoded is corrupt: it gets another name, so that nothing overwrites it.
    private func refresh<Value>(
        _ known: inout Known<Value>, _ file: URL, _ place: Place<Value>, isLocked: Bool
    ) throws(StateError) {
        do {
            if known.isRead, try disk.version(of: file) == known.version { return }
            let found = try disk.read(file)
            do {
                known.saved =
                    try found.map { try JSONDecoder().decode(Value.self, from: $0.data) }
                    ?? place.initial
                known.version = found?.version
            } catch  where !isLocked {
                // Another process may set it aside and write a good one.
                return try locked(file) { _ in try refresh(&known, file, place, isLocked: true) }
            } catch {
                let name = try setAside(file)
                known.warning =
                    "\(file.path) is corrupt and now called \(name): \(reason(of: error))"
                (known.saved, known.version) = (place.initial, nil)
            }
            (known.isRead, known.isFound) = (true, true)
        } catch let error as StateError {
            throw error
        } catch {
            throw StateError(description: "\(file.path) can't be read: \(reason(of: error))")
        }
    }

    private func setAside(_ file: URL) throws -> String {
        let folder = file.deletingLastPathComponent()
        let name = file.deletingPathExtension().lastPathComponent
        var (number, copy) = (0, file)
        repeat {
            number += 1
            copy = folder.appending(path: "\(name).corrupt-\(number).json")
        } while try disk.version(of: copy) != nil
        try disk.rename(file, to: copy)
        try disk.sync(disk.open(folder, O_RDONLY), folder)
        return copy.lastPathComponent
    }

    /// A kill or a loss of power leaves the old state or the new one: the disk holds the new file before
    /// it gets its name, and the name before this returns.
    private func write(
        _ value: some Encodable, to file: URL, _ warning: inout String?
    ) throws(StateError) -> Disk.Version {
        let folder = file.deletingLastPathComponent()
        let new = folder.appending(path: ".\(file.lastPathComponent).new")
        let version: Disk.Version
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let data = try encoder.encode(value)
            do {
                version = try disk.create(new, data)
            } catch let error as POSIXError where error.code == .ENOENT {
                // There is no folder yet, or someone has removed it with the lock in it.
                folders[folder] = nil
                if let all = self.folder, try disk.version(of: all) == nil { lock = nil }
                try disk.makeFolder(folder)
                version = try disk.create(new, data)
            } catch let error as POSIXError where error.code == .EEXIST {
                // Under the lock, a file of this name is left over from a killed process, or planted.
                try disk.remove(new)
                version = try disk.create(new, data)
            }
            try disk.rename(new, to: file)
        } catch {
            try? disk.remove(new)
            throw StateError(description: "\(file.path) can't be written: \(reason(of: error))")
        }
        do {
            let handle = try folders[folder] ?? disk.open(folder, O_RDONLY)
            folders[folder] = handle
            try disk.sync(handle, folder)
        } catch {
            // The file is there: an error would make the caller change it twice.
            warning =
                "\(file.path) is written, but may be lost if the power fails: \(reason(of: error))"
        }
        return version
    }

    /// The lock is a file that stays, as each change replaces the state's own file. The system releases
    /// the lock of a process that ends.
    private func locked<Success>(
        _ file: URL?, _ body: (URL?) throws -> Success
    ) throws -> Success {
        guard let file, let folder else { return try body(nil) }
        let lock: FileHandle
        do {
            if self.lock == nil { try disk.makeFolder(folder) }
            lock =
                try self.lock
                ?? disk.open(
                    folder.appending(path: ".lock"), O_RDWR | O_CREAT | O_NOFOLLOW)
            self.lock = lock
        } catch {
            throw StateError(
                description: "the folder \(folder.path) can't be used: \(reason(of: error))")
        }
        // For 5 s; usually it takes milliseconds.
        for _ in 0..<1_000 {
            try disk.before(.lock, file)
            if flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0 {
                defer { flock(lock.fileDescriptor, LOCK_UN) }
                return try body(file)
            }
            disk.pause()
        }
        throw StateError(
            description: "\(file.path) can't be changed: another process is changing it. "
                + "Wait a moment, or quit the other process")
    }
}

private final class FileQueue: SerialExecutor {
    private let queue = DispatchQueue(label: "StateFiles", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}

/// Why a change is not saved, as the end of a sentence.
public struct StateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, the reason and the way out; no full stop at the end, so that it can end a sentence.
    public let description: String
}
