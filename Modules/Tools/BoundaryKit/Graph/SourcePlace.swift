/// A line of a file, and a column in it.
public struct SourcePlace: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
    /// The path of the file, relative to the package's folder.
    public let file: String
    /// The line, from 1.
    public private(set) var line = 1
    /// The column in bytes of UTF-8, from 1.
    public private(set) var column = 1

    /// The place in the form of a compiler: `Modules/Shop/Cart.swift:3:8`.
    public var description: String { "\(file):\(line):\(column)" }

    public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
