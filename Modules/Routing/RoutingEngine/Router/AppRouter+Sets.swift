import RouteMatching

extension AppRouter {
    /// Registers routes, redirects, constraints and interceptors as one set, either all of them or
    /// none.
    ///
    ///     let chat = try router.register(set: "Chat") {
    ///         router.register(path: "/chat", navigator: conversations)
    ///         router.register(ChatInterceptor())
    ///     }
    ///     try chat.withdraw()
    ///
    /// Before the first ``start()``, the set waits and is checked together with everything else.
    /// After the first start, the set applies as soon as this returns.
    /// - Parameters:
    ///   - name: The name of the set, which must be unique.
    ///   - old: A set that it replaces in one step: each request finds one of the two.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - register: Makes the registrations on this router.
    /// - Returns: What withdraws the set.
    /// - Throws: ``RegistrationError`` with every error of the set, or what `register` throws. The
    ///   set is dropped as a whole, and everything else remains, including the old set.
    @discardableResult
    public func register(
        set name: String, replacing old: RegistrationToken? = nil, file: String = #filePath,
        line: Int = #line, _ register: @MainActor () throws -> Void
    ) throws -> RegistrationToken {
        let site = CallSite(file: file, line: line)
        return try registrar.add(
            RegistrationSet(name: name, site: site), replacing: old, filledBy: register)
    }
}
