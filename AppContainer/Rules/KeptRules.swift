import Foundation
import StorageKit

/// The part of a server's rules that the app keeps from one launch to the next.
///
/// Everything is in two files. If one of them is corrupt, the other one still holds the routes that
/// the server has closed, and is used to repair it.
@MainActor
final class KeptRules {
    private let rules: [StateFile<Data?>]
    private let refused: [StateFile<[Data]>]
    /// The last document that the app has seen expire.
    private let expired: StateFile<Data?>

    /// Reads the stored rules.
    init(in storage: Storage) {
        rules = ["remote-rules", "remote-rules-copy"].map { storage.state($0, initial: nil) }
        refused = ["remote-closings", "remote-closings-copy"].map {
            storage.state($0, initial: [])
        }
        expired = storage.state("remote-rules-expired", initial: nil)
    }

    /// Whether all of it can be read. A device that hasn't been unlocked may not be able to read
    /// it, and then the closed routes are unknown.
    var isReadable: Bool {
        rules.allSatisfy { $0.readError == nil } && refused.allSatisfy { $0.readError == nil }
    }

    /// The last accepted document, the older copy first if they differ.
    var documents: [Data] {
        var documents: [Data] = []
        for data in rules.reversed().compactMap(\.value) where !documents.contains(data) {
            documents.append(data)
        }
        return documents
    }

    /// The later documents that were refused and close a route nevertheless.
    var refusedDocuments: [Data] {
        var documents: [Data] = []
        for data in refused.flatMap(\.value) where !documents.contains(data) {
            documents.append(data)
        }
        return documents
    }

    /// Keeps an accepted document and forgets all earlier ones.
    func keep(_ data: Data) {
        for file in rules where file.value != data {
            file.updateOrWarn { $0 = data }
        }
        for file in refused where !file.value.isEmpty {
            file.updateOrWarn { $0 = [] }
        }
    }

    /// Keeps a refused document that closes a route.
    func keepRefused(_ data: Data) {
        for file in refused where !file.value.contains(data) {
            file.updateOrWarn { $0.append(data) }
        }
    }

    /// Whether a document has expired, also if the clock has been set back since then.
    func hasExpired(_ data: Data) -> Bool { expired.value == data }

    /// Remembers that a document has expired.
    func markExpired(_ data: Data) {
        if !hasExpired(data) { expired.updateOrWarn { $0 = data } }
    }

    /// Restores the contents that one of the files has lost.
    func repair() {
        if let data = rules.compactMap(\.value).first {
            for file in rules where file.value == nil {
                file.updateOrWarn { if $0 == nil { $0 = data } }
            }
        }
        refusedDocuments.forEach(keepRefused)
    }
}
