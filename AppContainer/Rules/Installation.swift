import Foundation
import StorageKit

/// This copy of the app, which takes part in experiments regardless of who is signed in.
@MainActor
final class Installation {
    /// A name that says nothing about the user.
    let id: String

    init(storage: Storage) {
        let kept = storage.state("installation", initial: "")
        // Of several processes that start first, one decides.
        let id = UUID().uuidString
        if kept.value.isEmpty { kept.updateOrWarn { if $0.isEmpty { $0 = id } } }
        self.id = kept.value
    }
}
