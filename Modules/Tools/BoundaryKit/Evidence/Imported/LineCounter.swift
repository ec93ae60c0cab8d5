/// Converts byte offsets in a file into lines and columns, in ascending order.
struct LineCounter {
    private var line = 1
    private var lineStart = 0
    private var position = 0

    /// The place of a byte, whose offset must not be less than that of the last call.
    mutating func place(of byte: Int, in source: [UInt8], file: String) -> SourcePlace {
        while position < byte {
            let isReturn = source[position] == UInt8(ascii: "\r")
            position += 1
            let isPair = isReturn && source[position] == UInt8(ascii: "\n")
            if isReturn && !isPair || source[position - 1] == UInt8(ascii: "\n") {
                line += 1
                lineStart = position
            }
        }
        return SourcePlace(file: file, line: line, column: byte - lineStart + 1)
    }
}
