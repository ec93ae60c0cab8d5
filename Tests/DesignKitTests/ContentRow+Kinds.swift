import DesignKit

extension ContentRow {
    /// Where it leads; `nil` if it is no link.
    var link: ContentLink? {
        if case .link(let link) = kind { link } else { nil }
    }

    /// What it runs; `nil` if it is no action.
    var action: (@MainActor @Sendable () async -> Void)? {
        if case .action(let action) = kind { action } else { nil }
    }

    /// What takes its text; `nil` if it is no field.
    var submit: (@MainActor @Sendable (String) async -> Void)? {
        if case .field(let submit) = kind { submit } else { nil }
    }

    /// Its position and what takes the next one; `nil` if it is no toggle.
    var toggle: (isOn: Bool, set: @MainActor @Sendable (Bool) -> Void)? {
        if case .toggle(let isOn, let set) = kind { (isOn, set) } else { nil }
    }
}
