/// A state of any type.
@MainActor
protocol SavedState: AnyObject {
    /// Why the last change could not be saved; `nil` if all changes are saved.
    var unsavedError: StateError? { get }
}
