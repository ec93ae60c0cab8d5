import Foundation
import StorageKit

/// This installation of the app. Experiments assign variants to it, regardless of who is signed in.
@MainActor
final class Installation {
    /// A random identifier, free of personal data.
    let id: String

    init(storage: Storage) {
        let kept = storage.state("installation", initial: "")
        // If several processes start for the first time, one of them decides.
        let id = UUID().uuidString
        if kept.value.isEmpty { kept.updateOrWarn { if $0.isEmpty { $0 = id } } }
        self.id = kept.value
    }
}
