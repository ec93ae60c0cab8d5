#if canImport(SwiftUI)
    public import DesignKit
    public import SwiftUI

    /// Says why the server doesn't accept a change, with buttons to send it again and to discard
    /// it. It is for views that draw the change itself in their own way.
    public struct RefusalView: View {
        private let rows: [ContentRow]

        /// - Parameter rows: The rows of a refusal; nothing is drawn if there are none.
        public init(_ rows: [ContentRow]) { self.rows = rows }

        public var body: some View {
            // What was refused may have the title of a button.
            ForEach(rows.indices, id: \.self) { index in
                let row = rows[index]
                if case .action(let perform) = row.kind {
                    ActionButton(row.title, action: perform)
                } else {
                    Text(row.detail ?? "").font(.footnote)
                }
            }
        }
    }
#endif
