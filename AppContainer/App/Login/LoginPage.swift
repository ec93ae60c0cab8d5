import DesignKit
import Foundation
import RoutingKit

/// What the login shows, as a value.
struct LoginPage: Sendable {
    /// Who is signed in; `nil` if no one is.
    var userName: String?
    /// Whose session has ended by itself.
    var absentUser: String?
    /// Who has signed out, and whose data is still on this device.
    var signedOutUser: String?
    /// How many changes no server has of that user.
    var waitingChanges = 0
    /// The result of the last change.
    var notice: String?

    var status: String {
        userName.map { texts("Signed in as \($0).") }
            ?? absentUser.map { texts("\($0), your session has expired.") }
            ?? texts("You are not signed in.")
    }

    /// What is still on this device.
    var remains: String? {
        signedOutUser.map { name in
            texts(
                "\(name)'s cart, messages and moments stay on this device until \(name) signs in again."
            )
        }
    }

    /// The title of its removal.
    var removal: String? { signedOutUser.map { texts("Remove \($0)'s data from this device") } }

    /// What its removal loses.
    var loss: String? {
        guard signedOutUser != nil, waitingChanges > 0 else { return nil }
        return texts(
            waitingChanges, one: "1 change isn't sent yet",
            others: "\(waitingChanges) changes aren't sent yet")
    }

    /// A letter to those who help a user who can't sign in.
    static var help: OutgoingLink? {
        URL(string: "mailto:help@momentsapp.com?subject=Login")
            .map { OutgoingLink(destination: Private($0)) }
    }
}
