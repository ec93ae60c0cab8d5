package import Foundation

/// A file in which a build tool describes its targets, to read instead of Xcode projects.
package enum BuildGraph: Hashable, Sendable {
    /// The output of `tuist graph --format json`.
    case tuist(URL)
    /// The output of `bazel query --output=streamed_jsonproto`, with the rules of Swift.
    case bazel(URL)
}
