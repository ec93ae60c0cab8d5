#if canImport(SwiftUI)
    package import SwiftUI

    extension View {
        /// Draws the label of a row that leads somewhere as the system does: in the color of
        /// labels, with a chevron at its end.
        package func disclosed() -> some View {
            HStack {
                foregroundStyle(.primary)
                Spacer()
                Image(systemName: "chevron.forward")
                    .font(.footnote)
                    .foregroundStyle(.tertiary)
                    .accessibilityHidden(true)
            }
        }
    }
#endif
