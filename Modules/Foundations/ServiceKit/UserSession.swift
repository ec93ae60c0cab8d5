/// Who uses the app. A plug-in needs it as `(any UserSession).self`.
@MainActor
public protocol UserSession: AnyObject {
    /// The name of the user; `nil` if no one is signed in.
    var userName: String? { get }
}
