#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingSwiftUI
    import SwiftUI

    extension LoginScreen: DrawnScreen {
        var view: some View {
            LoginView(page: page, signIn: signIn, signOut: signOut, removeData: removeData)
        }
    }

    /// Who is signed in and the way out, or a field for the name of the user.
    struct LoginView: View {
        let page: LoginPage
        let signIn: @MainActor @Sendable (String) async -> Void
        let signOut: @MainActor @Sendable () async -> Void
        let removeData: @MainActor @Sendable () async -> Void

        @State private var name = ""

        var body: some View {
            List {
                Text(page.status)
                if page.userName != nil {
                    ActionButton(texts("Sign out"), action: signOut)
                } else {
                    TextField(texts("Your name"), text: $name)
                        .submitLabel(.send)
                        .onSubmit { Task { await signIn(name) } }
                    if let remains = page.remains { Text(remains) }
                    if let removal = page.removal { ActionButton(removal, action: removeData) }
                    if let loss = page.loss { Text(loss).font(.footnote) }
                    if let help = LoginPage.help { RouteLink(texts("Write to us"), to: help) }
                }
                if let notice = page.notice { Text(notice).font(.footnote) }
            }
        }
    }
#endif
