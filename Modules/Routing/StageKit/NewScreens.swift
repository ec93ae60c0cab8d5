public import RoutingKit

/// The screens of the entries that are new in a state, by the identity of each entry.
///
///     stage.move(to: state, with: [entry.id: screen])
///
/// Nearly all transitions show one screen, which is kept without a dictionary.
public struct NewScreens: ExpressibleByDictionaryLiteral {
    private var firstID: NavigationState.Entry.ID?
    private var first: (any Screen)?
    private var others: [NavigationState.Entry.ID: any Screen] = [:]

    /// Describes that no screen is new.
    public init() {}

    /// Describes screens by the identities of their entries.
    public init(_ screens: [NavigationState.Entry.ID: any Screen]) {
        others = screens
    }

    /// Describes screens by the identities of their entries; of two screens for one entry, the last
    /// one counts.
    public init(dictionaryLiteral elements: (NavigationState.Entry.ID, any Screen)...) {
        for (id, screen) in elements { self[id] = screen }
    }

    /// Describes one screen. A literal would make an array first.
    package init(_ screen: any Screen, of id: NavigationState.Entry.ID) {
        (firstID, first) = (id, screen)
    }

    /// The screen of an entry; `nil` if the entry isn't new, or has none.
    public subscript(id: NavigationState.Entry.ID) -> (any Screen)? {
        get {
            if firstID == id { return first }
            return others.isEmpty ? nil : others[id]
        }
        set {
            if firstID == id || (firstID == nil && others.isEmpty) {
                (firstID, first) = (newValue.map { _ in id }, newValue)
            } else {
                others[id] = newValue
            }
        }
    }
}
