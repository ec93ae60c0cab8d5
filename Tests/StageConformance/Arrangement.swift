/// The arrangement of an app's stacks before the next screen.
package enum Arrangement: String, CaseIterable, Sendable {
    /// One screen with nothing around it.
    case plain
    /// One stack.
    case navigation
    /// Stacks, one of which is visible.
    case tabs
    /// Stacks side by side.
    case split
    /// A stack over a stack over a stack.
    case modalOnModal
    /// One screen with nothing around it, over a stack.
    case bareModal

    /// Where the user is.
    package var start: String {
        switch self {
        case .plain: "*!/home"
        case .navigation: "*/home /list"
        case .tabs, .split: "*/home /list | /shop /cart"
        case .modalOnModal: "*/home /list | +/pick /filter | +/note"
        case .bareModal: "*/home /list | +!/pick"
        }
    }
}
