/// Where the code of the features is.
package enum Shape: String, CaseIterable, Codable, Sendable {
    /// Each feature is a module, and the app imports all of them.
    case modules
    /// The features are folders of the app's module.
    case one
}
