/// The meaning of a text, from which a theme makes its look.
package enum TextRole: UInt8, Sendable, CaseIterable {
    case plain, strong, dim, accent, focused, selected, bar, warning, value, match, badge
}
