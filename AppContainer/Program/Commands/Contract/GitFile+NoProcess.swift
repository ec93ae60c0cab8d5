#if !(os(macOS) || os(Linux))
    import CommandLineKit
    import Foundation

    extension GitFile {
        /// This platform can't start programs.
        func read() throws(CommandError) -> Data {
            throw .data("git can't be started on this platform; compare with a file instead")
        }
    }
#endif
