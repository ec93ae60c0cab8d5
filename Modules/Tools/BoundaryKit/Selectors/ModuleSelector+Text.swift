import CommandLineKit

extension ModuleSelector: Codable, CustomStringConvertible {
    /// Reads the texts of a selector. Each selects modules or, with a leading `!`, excludes some.
    init(texts: [String]) {
        self.init(
            included: texts.filter { !$0.hasPrefix("!") }.map { Term(text: $0[...]) },
            excluded: texts.filter { $0.hasPrefix("!") }.map { Term(text: $0.dropFirst()) })
    }

    /// Reads a string or a list of strings.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.init(texts: [text])
        } else if let texts = try? container.decode([String].self) {
            self.init(texts: texts)
        } else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a selector of modules is a string or a list of strings")
        }
    }

    /// Writes a string, or a list of strings if there are several.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if texts.count == 1 {
            try container.encode(texts[0])
        } else {
            try container.encode(texts)
        }
    }

    /// The texts, separated by commas.
    package var description: String { texts.isEmpty ? "nothing" : texts.joined(separator: ", ") }

    private var texts: [String] { included.map(\.text) + excluded.map { "!\($0.text)" } }
}

extension ModuleSelector {
    /// A part of a selector.
    enum Term: Hashable, Sendable {
        case name(String)
        case glob(Glob)
        case kind(Module.Kind)
        case path(Glob)
        case external(Glob)
        case folder(Glob)

        /// Reads a part as in JSON. A text in no other form is a name.
        init(text: Substring) {
            let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
            let pattern = Glob(parts.last ?? "")
            switch (parts.count, parts.first) {
            case (2, "path"): self = .path(pattern)
            case (2, "external"): self = .external(pattern)
            case (2, "folder"): self = .folder(pattern)
            case (2, "kind"):
                self = Module.Kind(rawValue: pattern.pattern).map(Self.kind) ?? .name(String(text))
            default:
                self =
                    text.contains { $0 == "*" || $0 == "?" } ? .glob(pattern) : .name(String(text))
            }
        }

        /// The part as in JSON.
        var text: String {
            switch self {
            case .name(let name): name
            case .glob(let glob): glob.pattern
            case .kind(let kind): "kind:\(kind.rawValue)"
            case .path(let glob): "path:\(glob.pattern)"
            case .external(let glob): "external:\(glob.pattern)"
            case .folder(let glob): "folder:\(glob.pattern)"
            }
        }

        /// Whether it can select no module: a rule can mention an external module that isn't used.
        var mayBeEmpty: Bool {
            if case .external = self { true } else { false }
        }

        /// The text that was probably meant if this one selects no module. An unused external
        /// module differs from a used one by more than one edit.
        func suggestion(in modules: [Module]) -> String? {
            switch self {
            case .name(let name):
                modules.filter { $0.kind != .external && $0.kind != .folder }.map(\.name).nearest(
                    to: name)
            case .external(let glob):
                modules.filter { $0.kind == .external }.map(\.name)
                    .nearest(to: glob.pattern, edits: 1).map { "external:\($0)" }
            default: nil
            }
        }

        func selects(_ module: Module) -> Bool {
            let isOwn = module.kind != .external && module.kind != .folder
            return switch self {
            case .name(let name): isOwn && module.name == name
            case .glob(let glob): isOwn && glob.matches(module.name)
            case .kind(let kind): module.kind == kind
            case .path(let glob): isOwn && glob.matches(module.path)
            case .external(let glob):
                module.kind == .external
                    && ([module.name] + module.aliases).contains(where: glob.matches)
            case .folder(let glob): module.kind == .folder && glob.matches(module.path)
            }
        }
    }
}
