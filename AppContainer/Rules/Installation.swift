import Foundation
import StorageKit

/// This copy of the app, which takes part in experiments whoever is signed in.
@MainActor
final class Installation {
    /// A name that says nothing about the user.
    let id: String

    init(storage: Storage) {
        let kept = storage.state("installation", initial: "")
        if kept.value.isEmpty { kept.update { $0 = UUID().uuidString } }
        id = kept.value
    }
}
