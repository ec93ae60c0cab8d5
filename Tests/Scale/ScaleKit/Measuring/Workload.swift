/// What is measured.
package enum Workload: String, CaseIterable, Codable, Sendable {
    /// The first build of features and app, with the router built before.
    case clean
    /// A build without any change.
    case unchanged
    /// The build after a change of the manifest.
    case manifest
    /// The build after a change in the body of a screen.
    case screen
    /// The build after a change of a Navigator's public parameters.
    case parameters
    /// The build after a change of RoutingKit's public API.
    case routingKit
    /// The first build of all tests, after that of the app.
    case allTests
    /// The tests of one feature after a change in a screen.
    case tests
    /// The first build of one feature, and its tests, without the other features.
    case focusedFirst
    /// The tests of one feature after a change in a screen, without the other features.
    case focused
    /// The first optimized build of features and app, with the router built before.
    case release
    /// The registration of all routes and the start of the router, in an optimized build.
    case start

    /// The change before the build; `nil` if there is none.
    var edit: Edit? {
        switch self {
        case .manifest: .manifest
        case .screen, .tests, .focused: .screen
        case .parameters: .parameters
        case .routingKit: .routingKit
        case .clean, .unchanged, .allTests, .focusedFirst, .release, .start: nil
        }
    }

    /// Whether the manifest is limited to one feature. One module can't be.
    package var isFocused: Bool { self == .focused || self == .focusedFirst }

    /// The workload of one module beside which a figure of modules is shown.
    package var pair: Workload {
        switch self {
        case .focused: .tests
        default: self
        }
    }

    /// How often it is measured. A first build takes long, and its time varies little.
    var repetitions: Int {
        switch self {
        case .clean, .allTests, .focusedFirst, .release, .routingKit: 1
        case .unchanged, .manifest, .screen, .parameters, .tests, .focused: 3
        case .start: 5
        }
    }

    /// What a reader of the page sees.
    package var title: String {
        switch self {
        case .clean: "first build"
        case .unchanged: "build, nothing changed"
        case .manifest: "build after a line in the manifest"
        case .screen: "build after a line in a screen"
        case .parameters: "build after a line in public parameters"
        case .routingKit: "build after a line in RoutingKit's API"
        case .allTests: "first build of all tests"
        case .tests: "one feature's tests after a line in a screen"
        case .focusedFirst: "first build and tests, with no other in the manifest"
        case .focused: "one feature's tests, with no other in the manifest"
        case .release: "first optimized build"
        case .start: "start of the router"
        }
    }
}
