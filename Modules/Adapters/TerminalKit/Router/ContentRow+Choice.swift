package import DesignKit

extension ContentRow {
    /// Whether the user can choose the row.
    package var isChoice: Bool {
        if case .text = kind { false } else { true }
    }
}
