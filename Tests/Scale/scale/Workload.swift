/// Where the code of the features is.
enum Shape: String, CaseIterable, Codable {
    /// Each feature is a module, and the app imports all of them.
    case modules
    /// The features are folders of the app's module.
    case one
}

/// What is measured.
enum Workload: String, CaseIterable, Codable {
    case clean, unchanged, manifest, screen, parameters, routingKit, allTests, tests, focusedFirst
    case focused, release, start

    /// What a reader of the page sees.
    var title: String {
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

    /// The change of one line before the build; `nil` if there is none.
    var edit: Edit? {
        switch self {
        case .manifest: .manifest
        case .screen, .tests, .focused: .screen
        case .parameters: .parameters
        case .routingKit: .routingKit
        case .clean, .unchanged, .allTests, .focusedFirst, .release, .start: nil
        }
    }

    /// The build that it changes or uses.
    var build: Build {
        switch self {
        case .clean, .unchanged, .manifest, .screen, .parameters, .routingKit: .app
        case .allTests, .tests: .tests
        case .focusedFirst, .focused: .focused
        case .release, .start: .release
        }
    }

    /// Whether the router is built before, and all else is measured.
    var isFirstBuild: Bool { [.clean, .focusedFirst, .release].contains(self) }

    var runsTests: Bool { self == .tests || build == .focused }

    /// The workload of one module beside which a figure of modules is shown. One module can't be
    /// limited to one feature.
    var pair: Workload { self == .focused ? .tests : self }

    /// How often it is measured. A first build takes long, and its time varies little.
    var repetitions: Int {
        switch self {
        case .clean, .allTests, .focusedFirst, .release, .routingKit: 1
        case .unchanged, .manifest, .screen, .parameters, .tests, .focused: 3
        case .start: 5
        }
    }
}

/// The builds of a generated package.
enum Build: String {
    case app, tests, focused, release

    /// The name of its folder: tests share that of the app.
    var folder: String { self == .tests ? Build.app.rawValue : rawValue }

    /// The command that builds it, without options for the folder.
    var arguments: [String] {
        switch self {
        case .app: ["build"]
        case .tests, .focused: ["build", "--build-tests"]
        case .release: ["build", "-c", "release", "--product", "App"]
        }
    }
}
