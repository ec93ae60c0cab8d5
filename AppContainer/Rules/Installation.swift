import Foundation
import StorageKit

/// This copy of the app, which takes part in experiments whichever user is signed in.
@MainActor
final class Installation {
    /// A random name, free of personal data.
    let id: String

    init(storage: Storage) {
        let kept = storage.state("installation", initial: "")
        // Of several processes that start at the same time, one decides.
        let id = UUID().uuidString
        if kept.value.isEmpty { kept.updateOrWarn { if $0.isEmpty { $0 = id } } }
        self.id = kept.value
    }
}
