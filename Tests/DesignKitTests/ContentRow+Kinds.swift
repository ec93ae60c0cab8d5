import DesignKit

extension ContentRow {
    /// The link; `nil` for other kinds.
    var link: ContentLink? {
        if case .link(let link) = kind { link } else { nil }
    }

    /// The action; `nil` for other kinds.
    var action: (@MainActor @Sendable () async -> Void)? {
        if case .action(let action) = kind { action } else { nil }
    }

    /// Submits a text; `nil` for other kinds.
    var submit: (@MainActor @Sendable (String) async -> Void)? {
        if case .field(let submit) = kind { submit } else { nil }
    }

    /// The state and its setter; `nil` for other kinds.
    var toggle: (isOn: Bool, set: @MainActor @Sendable (Bool) -> Void)? {
        if case .toggle(let isOn, let set) = kind { (isOn, set) } else { nil }
    }
}
