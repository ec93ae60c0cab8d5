import DesignKit

/// Signs the user in and out.
final class LoginScreen: ContentScreen {
    let title = "Login"

    private let session: Session

    init(session: Session) {
        self.session = session
    }

    var content: Content {
        guard let name = session.userName else {
            let field = ContentRow.field("Your name") { [session] in session.signIn($0) }
            return Content([ContentSection(nil, [.text("Nobody is signed in."), field])])
        }
        let signOut = ContentRow.action("Sign out") { [session] in session.signIn(nil) }
        return Content([ContentSection(nil, [.text("Signed in as \(name)."), signOut])])
    }
}
