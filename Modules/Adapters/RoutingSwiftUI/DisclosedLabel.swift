#if canImport(SwiftUI)
    package import SwiftUI

    /// The label of a row that leads somewhere, as the system draws one: in the color of labels,
    /// with a chevron at its end.
    package struct DisclosedLabel<Label: View>: View {
        private let label: Label

        /// - Parameter label: What the row says.
        package init(_ label: Label) { self.label = label }

        package var body: some View {
            HStack {
                label.foregroundStyle(.primary)
                Spacer()
                Image(systemName: "chevron.forward")
                    .font(.footnote)
                    .foregroundStyle(.tertiary)
                    .accessibilityHidden(true)
            }
        }
    }
#endif
