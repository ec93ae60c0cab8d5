/// What an app keeps of a server's rules from one launch to the next, so that a server that fails opens
/// no route that it has closed.
public struct KeptRules: Codable, Hashable, Sendable {
    /// The last accepted document.
    var accepted: RuleFile.Content?
    /// The later documents that were refused and close a route nevertheless.
    var refused: [RuleFile.Content] = []
    /// The last document that the app has seen expire.
    var expired: RuleFile.Content?

    /// How many refused documents are kept, the newest ones: a server may send a faulty one each hour.
    static let maximumRefused = 8

    /// Nothing, as before the first document.
    public init() {}
}

/// Stores ``KeptRules`` in two places. If one of them is lost or corrupt, the other one still says which
/// routes the server has closed, and is used to repair it.
///
///     struct RuleFiles: RuleStore {
///         let files: [StateFile<KeptRules>]
///
///         var copies: [KeptRules]? {
///             files.allSatisfy { $0.readError == nil } ? files.map(\.value) : nil
///         }
///         func update(_ change: @escaping (inout KeptRules) -> Void) {
///             for file in files { file.updateOrWarn(change) }
///         }
///     }
@MainActor
public protocol RuleStore {
    /// The content of each place, in the order in which ``update(_:)`` writes them; that of an empty
    /// or corrupt one is ``KeptRules/init()``. `nil` as long as one can't be read, for instance before
    /// the device is unlocked for the first time.
    var copies: [KeptRules]? { get }

    /// Changes the content of each place.
    /// - Parameter change: The change. It may be repeated.
    func update(_ change: @escaping (inout KeptRules) -> Void)
}

extension RuleStore {
    /// The last accepted document, the older copy first if a kill came between the writes of both.
    var accepted: [RuleFile.Content] { unique((copies ?? []).reversed().compactMap(\.accepted)) }

    /// The later documents that were refused and close a route nevertheless.
    var refused: [RuleFile.Content] { unique((copies ?? []).flatMap(\.refused)) }

    /// Keeps an accepted document and forgets all earlier ones.
    func accept(_ document: RuleFile.Content) {
        change { ($0.accepted, $0.refused) = (document, []) }
    }

    /// Keeps a refused document that closes a route.
    func refuse(_ document: RuleFile.Content) {
        change {
            if !$0.refused.contains(document) {
                $0.refused = $0.refused.suffix(KeptRules.maximumRefused - 1) + [document]
            }
        }
    }

    /// Whether a document has expired, also if the clock has been set back since then.
    func hasExpired(_ document: RuleFile.Content) -> Bool {
        (copies ?? []).contains { $0.expired == document }
    }

    /// Remembers that a document has expired.
    func markExpired(_ document: RuleFile.Content) {
        change { $0.expired = document }
    }

    /// Gives each copy what only the other one still has.
    func repair() {
        let (accepted, refused) = (accepted.last, refused)
        change { copy in
            copy.accepted = copy.accepted ?? accepted
            let missing = refused.filter { !copy.refused.contains($0) }
            copy.refused = (missing + copy.refused).suffix(KeptRules.maximumRefused)
        }
    }

    /// Changes each copy unless all are the same afterwards.
    private func change(_ change: @escaping (inout KeptRules) -> Void) {
        let isNew = copies?.contains { copy in
            var changed = copy
            change(&changed)
            return changed != copy
        }
        if isNew ?? true { update(change) }
    }

    private func unique(_ documents: [RuleFile.Content]) -> [RuleFile.Content] {
        var unique: [RuleFile.Content] = []
        for document in documents where !unique.contains(document) { unique.append(document) }
        return unique
    }
}
