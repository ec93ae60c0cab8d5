public import Foundation
package import RouteMatching

/// A link that the screens of a feature open, with its values.
///
/// Properties that the path names fill its segments. The others become query items: `nil` is
/// omitted, and an array repeats the item. Wrap a value in ``Private`` if no log may show it.
public protocol LinkTemplate: Codable, Sendable {
    /// The pattern of the path, for instance `/product/:id`.
    static var path: String { get }
}

extension LinkTemplate {
    /// The URL, relative to the app, for instance `/product/42`; `nil` if a value can't be a
    /// segment of a path: an empty one, `.` or `..`.
    public var url: URL? { text.flatMap { URL(string: $0) } }

    /// The URL as text; `nil` where ``url`` is `nil`.
    public var text: String? { link?.description }

    /// A link with example values; `nil` if the path or the properties can't make a URL.
    package static var example: DeepLink? {
        (try? Self(from: ParameterProbe(found: ParameterProbe.Found())))?.link
    }

    var link: DeepLink? {
        guard let pattern = TemplatePatterns.pattern(of: Self.self),
            let values = try? ParameterEncoder.encode(self)
        else { return nil }
        return pattern.link(of: values)
    }
}

extension NestedLink {
    /// `nil` if a value can't be a segment of the template's path.
    public init?(_ template: some LinkTemplate) {
        guard let text = template.text else { return nil }
        self.init(url: text)
    }
}

/// The patterns of templates, each read once: a screen makes a link for each of its rows.
private enum TemplatePatterns {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var patterns: [ObjectIdentifier: RoutePattern] = [:]

    static func pattern(of template: any LinkTemplate.Type) -> RoutePattern? {
        if let known = lock.withLock({ patterns[ObjectIdentifier(template)] }) { return known }
        // Without the lock: the path is code of the app, which may use another template.
        let pattern = try? RoutePattern(template.path)
        lock.withLock { patterns[ObjectIdentifier(template)] = pattern }
        return pattern
    }
}
