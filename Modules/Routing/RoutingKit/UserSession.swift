/// Who uses the app, as far as features may know: a service that the container provides.
@MainActor
public protocol UserSession: AnyObject {
    /// The name of the user; `nil` if nobody is signed in.
    var userName: String? { get }
}
