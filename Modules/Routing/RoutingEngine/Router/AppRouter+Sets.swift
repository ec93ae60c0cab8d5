import RouteMatching

extension AppRouter {
    /// Registers routes, redirects, constraints and interceptors as one set, which counts whole or
    /// not at all.
    ///
    ///     let chat = try router.register(set: "Chat") {
    ///         router.register(path: "/chat", navigator: conversations)
    ///         router.register(ChatInterceptor())
    ///     }
    ///     try chat.withdraw()
    ///
    /// Before the first ``start()``, which checks it with everything else, the set waits for that.
    /// After it the set is in force when this returns.
    /// - Parameters:
    ///   - name: The name of the set, which no other one has.
    ///   - old: A set whose place it takes, at once: no request finds neither of them.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - register: Makes the registrations on this router.
    /// - Returns: What withdraws the set.
    /// - Throws: ``RegistrationError`` with every mistake of the set, or what `register` throws. The
    ///   set is dropped whole, and everything else stays in force, the old set included.
    @discardableResult
    public func register(
        set name: String, replacing old: RegistrationToken? = nil, file: String = #fileID,
        line: Int = #line, _ register: @MainActor () throws -> Void
    ) throws -> RegistrationToken {
        let site = CallSite(file: file, line: line)
        return try registrar.add(
            RegistrationSet(name: name, site: site), replacing: old, filledBy: register)
    }
}
