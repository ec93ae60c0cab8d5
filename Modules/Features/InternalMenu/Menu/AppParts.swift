/// The parts of the app that testers can take out and add again.
struct AppParts {
    /// Their names, and whether the app has them now.
    let list: @MainActor () -> [(name: String, isPresent: Bool)]
    /// Takes the part with a name out, or adds it again.
    let change: @MainActor @Sendable (String) async -> Void
}
