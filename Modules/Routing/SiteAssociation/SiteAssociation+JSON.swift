import Foundation

extension SiteAssociation {
    /// The file, to be served as `/.well-known/apple-app-site-association`.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(SiteFile(self))).map { String(decoding: $0, as: UTF8.self) }
            ?? ""
    }
}

/// The keys of the file are the names of the services.
private struct SiteFile: Encodable {
    let applinks: [String: [SiteAssociation.Details]]
    let webcredentials: [String: [String]]?

    init(_ association: SiteAssociation) {
        let apps = association.credentialApps
        applinks = ["details": association.details]
        webcredentials = apps.isEmpty ? nil : ["apps": apps]
    }
}

extension SiteAssociation.Details: Encodable {
    private enum CodingKeys: CodingKey {
        case appIDs, components, defaults
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(appIDs, forKey: .appIDs)
        try container.encode(components, forKey: .components)
        // A route matches its literals in any case, and with any letter escaped.
        let defaults = ["caseSensitive": false, "percentEncoded": false]
        try container.encode(defaults, forKey: .defaults)
    }
}

extension SiteComponent: Encodable {
    private enum CodingKeys: String, CodingKey {
        case path = "/"
        case query = "?"
        case exclude
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        if case .items(let items) = query { try container.encode(items, forKey: .query) }
        if isExcluded { try container.encode(true, forKey: .exclude) }
    }
}
