public import RoutingKit

/// What the user has typed into a field of a screen, and not submitted yet.
///
///     .field("Message", draft: FieldDraft(of: self, \.draft)) { [weak self] in
///         await self?.send($0)
///     }
///
/// The screen knows it, so that it can hold the user, and a text that can't be submitted isn't
/// lost.
public struct FieldDraft: Sendable {
    /// The text that the field shows, as of the moment when the content was computed.
    public let text: String
    /// Keeps a text. A view calls it with each key.
    public let set: @MainActor @Sendable (String) -> Void

    /// Keeps the text in a property of a screen.
    /// - Parameters:
    ///   - screen: The screen, which isn't retained.
    ///   - text: The property.
    @MainActor
    public init<Owner: Screen>(of screen: Owner, _ text: ReferenceWritableKeyPath<Owner, String>) {
        self.text = screen[keyPath: text]
        set = { [weak screen] in screen?[keyPath: text] = $0 }
    }
}
