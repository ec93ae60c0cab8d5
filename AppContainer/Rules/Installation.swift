import Foundation
import StorageKit

/// This copy of the app, which takes part in experiments whichever user is signed in.
@MainActor
final class Installation {
    /// A random name, free of personal data.
    let id: String

    init(storage: Storage) async {
        let kept = storage.state("installation", initial: "")
        await storage.load()
        // Of several processes that start at the same time, one decides.
        let id = UUID().uuidString
        if kept.value.isEmpty {
            kept.updateSoon { if $0.isEmpty { $0 = id } }
            await storage.flush()
        }
        self.id = kept.value
    }
}
