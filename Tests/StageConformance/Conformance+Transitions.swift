import RoutingKit

extension Conformance {
    /// Every transition from every arrangement.
    package static let transitions: [Conformance] = [
        .going(.plain, .show, "presents it, with navigation of its own", "*!/home | +/new"),
        .going(.plain, .present, "presents it", "*!/home | +/new"),
        .going(.plain, .presentFullScreen, "covers the window", "*!/home | #/new"),
        .going(.plain, .replace, "takes the place of the screen", "*!/new"),
        .going(.plain, .root, "takes the place of the screen", "*!/new"),

        .going(.navigation, .show, "pushes it", "*/home /list /new"),
        .going(.navigation, .present, "presents it", "*/home /list | +/new"),
        .going(.navigation, .presentFullScreen, "covers the window", "*/home /list | #/new"),
        .going(.navigation, .replace, "takes the place of the top", "*/home /new"),
        .going(.navigation, .root, "is the only screen", "*/new"),

        .going(.tabs, .show, "pushes it in its tab", "*/home /list /new | /shop /cart"),
        .going(.tabs, .present, "presents it over the tabs", "*/home /list | /shop /cart | +/new"),
        .going(.tabs, .presentFullScreen, "covers the tabs", "*/home /list | /shop /cart | #/new"),
        .going(.tabs, .replace, "takes the place of the top", "*/home /new | /shop /cart"),
        .going(.tabs, .root, "is the only screen of its tab", "*/new | /shop /cart"),

        .going(.split, .show, "pushes it in its column", "*/home /list /new | /shop /cart"),
        .going(
            .split, .present, "presents it over the columns", "*/home /list | /shop /cart | +/new"),
        .going(
            .split, .presentFullScreen, "covers the columns", "*/home /list | /shop /cart | #/new"),
        .going(.split, .replace, "takes the place of the top", "*/home /new | /shop /cart"),
        .going(.split, .root, "is the only screen of its column", "*/new | /shop /cart"),

        .going(
            .modalOnModal, .show, "pushes it in front",
            "*/home /list | +/pick /filter | +/note /new"),
        .going(
            .modalOnModal, .present, "presents it", "*/home /list | +/pick /filter | +/note | +/new"
        ),
        .going(
            .modalOnModal, .presentFullScreen, "covers all",
            "*/home /list | +/pick /filter | +/note | #/new"),
        .going(
            .modalOnModal, .replace, "replaces the one in front",
            "*/home /list | +/pick /filter | +/new"),
        .going(.modalOnModal, .root, "is the only screen", "*/new"),

        .going(
            .bareModal, .show, "presents it, with navigation of its own",
            "*/home /list | +!/pick | +/new"),
        .going(.bareModal, .present, "presents it", "*/home /list | +!/pick | +/new"),
        .going(.bareModal, .presentFullScreen, "covers all", "*/home /list | +!/pick | #/new"),
        .going(.bareModal, .replace, "takes the place of the screen", "*/home /list | +!/new"),
        .going(.bareModal, .root, "is the only screen", "*/new"),
    ]

    /// Transitions from a screen that is not in front.
    package static let sources: [Conformance] = [
        .going(.tabs, .show, from: "/cart", "pushes it there", "/home /list | */shop /cart /new"),
        .going(.tabs, .replace, from: "/shop", "replaces that one", "/home /list | */new /cart"),
        .going(.tabs, .replace, from: "/home", "replaces that one", "*/new /list | /shop /cart"),
        .going(.split, .show, from: "/cart", "pushes it there", "/home /list | */shop /cart /new"),
        .going(.split, .replace, from: "/cart", "replaces that one", "/home /list | */shop /new"),
        .going(
            .modalOnModal, .show, from: "/filter", "pushes it there",
            "*/home /list | +/pick /filter /new | +/note"),
        .going(
            .modalOnModal, .show, from: "/list", "pushes it there",
            "*/home /list /new | +/pick /filter | +/note"),
        .going(
            .modalOnModal, .replace, from: "/pick", "replaces that one",
            "*/home /list | +/new /filter | +/note"),
        .going(.bareModal, .show, from: "/list", "pushes it there", "*/home /list /new | +!/pick"),
    ]

    private static func going(
        _ arrangement: Arrangement, _ transition: TransitionType, from source: String? = nil,
        _ effect: String, _ outcome: String
    ) -> Conformance {
        let origin = source.map { " from \($0)" } ?? ""
        return Conformance(
            sentence: "\(arrangement): \(transition)\(origin) \(effect)",
            arrangement: arrangement, steps: [.go(transition, from: source)], outcome: outcome)
    }
}
